export const marketer = {
  id: 'u-7',
  name: 'Tunde Bakare',
  email: 'ambassador@example.com',
  phoneNumber: '+2348045500001',
  role: 'MARKETER',
}
