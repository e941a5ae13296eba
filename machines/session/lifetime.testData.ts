export const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
export const person = 'u-1'
export const role = 'ADMIN'
export const email = 'admin@rewoven.com'
