/** States of Nigeria, with some local government areas (LGA). */
const areas = {
  Lagos: ['Ikeja', 'Surulere', 'Eti-Osa', 'Alimosho', 'Kosofe', 'Ikorodu', 'Mushin', 'Agege'],
  FCT: ['Abuja Municipal', 'Bwari', 'Gwagwalada', 'Kuje'],
  Rivers: ['Port Harcourt', 'Obio/Akpor', 'Eleme', 'Okrika'],
  Oyo: ['Ibadan North', 'Ibadan South-West', 'Egbeda', 'Ogbomosho North'],
  Kano: ['Nassarawa', 'Fagge', 'Tarauni', 'Gwale'],
  Kaduna: ['Kaduna North', 'Chikun', 'Zaria', 'Igabi'],
  Enugu: ['Enugu North', 'Nsukka', 'Udi', 'Nkanu West'],
  Anambra: ['Awka South', 'Onitsha North', 'Nnewi North', 'Idemili North'],
  Edo: ['Oredo', 'Egor', 'Ikpoba-Okha', 'Esan West'],
  Delta: ['Warri South', 'Uvwie', 'Oshimili South', 'Ethiope East'],
  'Akwa Ibom': ['Uyo', 'Eket', 'Ikot Ekpene'],
  'Cross River': ['Calabar Municipal', 'Calabar South', 'Ogoja'],
  Plateau: ['Jos North', 'Jos South', 'Bokkos'],
  Ogun: ['Abeokuta South', 'Ijebu Ode', 'Ado-Odo/Ota', 'Sagamu'],
  Osun: ['Osogbo', 'Ife Central', 'Ilesa East'],
  Imo: ['Owerri Municipal', 'Orlu', 'Okigwe'],
  Kwara: ['Ilorin West', 'Ilorin South', 'Offa'],
  Borno: ['Maiduguri', 'Jere', 'Konduga'],
  Benue: ['Makurdi', 'Gboko', 'Otukpo'],
  Bayelsa: ['Yenagoa', 'Sagbama', 'Brass'],
} as const

export interface Place {
  readonly state: string
  readonly lga: string
}

/** All combinations of state and area. */
export const places = Object.entries(areas).flatMap(([state, lgas]) =>
  lgas.map((lga): Place => ({ state, lga })),
) as unknown as readonly [Place, ...Place[]]
