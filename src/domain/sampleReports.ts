import type { Report } from '#domain/reports.ts'

const sample = (id: number, report: Omit<Report, 'id'>): Report => ({ id: `sample-${id}`, ...report })

/** The reports of the feedbacks (§9): hard-coded samples, for the contract has no call for real ones. Nobody in them exists. */
export const sampleReports: readonly Report[] = [
  sample(1, { reportType: 'ITEM', userName: 'Folake Adeyemi', userEmail: 'folake.adeyemi@example.com', message: 'The dress arrived with a torn lining that the pictures do not show.', userReported: 'Ngozi Okafor', reportDate: '2026-02-14', location: 'Lagos, Ikeja', status: 'Open', dealType: 'Sell', item: 'Ankara wrap dress' }),
  sample(2, { reportType: 'USER', userName: 'Ibrahim Danjuma', userEmail: 'ibrahim.danjuma@example.com', message: 'Agreed on a time to hand the agbada over twice and never came.', userReported: 'Efe Osagiede', reportDate: '2026-02-11', location: 'Kaduna, Zaria', status: 'In review', dealType: 'Swap', item: '' }),
  sample(3, { reportType: 'ITEM', userName: 'Chiamaka Eze', userEmail: 'chiamaka.eze@example.com', message: 'It is offered as new, but the label is cut out and the cuffs are worn.', userReported: 'Tunde Balogun', reportDate: '2026-01-29', location: 'Enugu, Nsukka', status: 'Open', dealType: 'Rent', item: 'Aso oke jacket' }),
  sample(4, { reportType: 'USER', userName: 'Zainab Bello', userEmail: 'zainab.bello@example.com', message: 'Asked me to pay outside the agreed place and became rude when I declined.', userReported: 'Musa Garba', reportDate: '2026-01-22', location: 'Kano, Nassarawa', status: 'Closed', dealType: 'Sell', item: '' }),
  sample(5, { reportType: 'ITEM', userName: 'Ubong Effiong', userEmail: 'ubong.effiong@example.com', message: 'The same pair of shoes is offered three times under different names.', userReported: 'Idara Bassey', reportDate: '2026-01-18', location: 'Akwa Ibom, Uyo', status: 'In review', dealType: 'Donate', item: 'Leather sandals' }),
  sample(6, { reportType: 'USER', userName: 'Tonye Briggs', userEmail: 'tonye.briggs@example.com', message: 'Returned the rented gown two weeks late and does not answer any more.', userReported: 'Boma West', reportDate: '2025-12-30', location: 'Rivers, Port Harcourt', status: 'Open', dealType: 'Rent', item: '' }),
  sample(7, { reportType: 'ITEM', userName: 'Yetunde Akinola', userEmail: 'yetunde.akinola@example.com', message: 'The pictures are taken from a shop and not of the item itself.', userReported: 'Kehinde Fashola', reportDate: '2025-12-19', location: 'Oyo, Egbeda', status: 'Closed', dealType: 'Swap', item: 'Denim jacket' }),
  sample(8, { reportType: 'USER', userName: 'Doose Akume', userEmail: 'doose.akume@example.com', message: 'Writes to everybody who comments on an item and offers other goods.', userReported: 'Terna Orbunde', reportDate: '2025-12-05', location: 'Benue, Makurdi', status: 'Closed', dealType: 'Donate', item: '' }),
]
