/**
 * Pre sign-up: confirms the account at once, because the code of the first sign-in proves the email. It refuses a role
 * that a person may not take (§6), and a phone number that is in use.
 * @param {object} services
 * @param {string} services.adminDomain
 * @param {(phoneNumber: string) => Promise<boolean>} services.isPhoneInUse
 */
export const createPreSignUp =
  ({ adminDomain, isPhoneInUse }) =>
  async (/** @type {any} */ event) => {
    if (event.triggerSource === 'PreSignUp_AdminCreateUser') return event
    const { email = '', phone_number: phone = '', 'custom:role': role = 'USER' } = event.request.userAttributes
    if (!['ADMIN', 'USER'].includes(role)) throw new Error(`The role ${role} cannot be signed up for`)
    if (role === 'ADMIN' && !email.toLowerCase().endsWith(`@${adminDomain}`))
      throw new Error(`Only @${adminDomain} email addresses are allowed for admin accounts`)
    if (phone !== '' && (await isPhoneInUse(phone))) throw new Error('Phone Number already exists')
    return { ...event, response: { autoConfirmUser: true, autoVerifyEmail: email !== '', autoVerifyPhone: false } }
  }
