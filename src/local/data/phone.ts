/** Whether a text is a phone number in E.164. */
export const isE164 = (phoneNumber: string): boolean => /^\+[1-9]\d{9,14}$/.test(phoneNumber)

/**
 * A phone number in E.164. Ten digits, or eleven that begin with 0, are Nigerian (§5).
 * @returns undefined when the text is no phone number
 */
export const toE164 = (typed: string): string | undefined => {
  const number = typed.replaceAll(/[\s()-]/g, '')
  if (/^0\d{10}$/.test(number)) return `+234${number.slice(1)}`
  if (/^[1-9]\d{9}$/.test(number)) return `+234${number}`
  const international = `+${number.replace(/^\+/, '')}`
  return isE164(international) ? international : undefined
}
