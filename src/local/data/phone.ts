/** Whether a text is a phone number in E.164. */
export const isE164 = (phoneNumber: string): boolean => /^\+[1-9]\d{9,14}$/.test(phoneNumber)

/**
 * Converts a phone number to E.164. Ten digits, or eleven digits that start with 0, are a Nigerian number (§5).
 * @returns undefined for an invalid number
 */
export const toE164 = (input: string): string | undefined => {
  const number = input.replaceAll(/[\s()-]/g, '')
  if (/^0\d{10}$/.test(number)) return `+234${number.slice(1)}`
  if (/^[1-9]\d{9}$/.test(number)) return `+234${number}`
  const international = `+${number.replace(/^\+/, '')}`
  return isE164(international) ? international : undefined
}
