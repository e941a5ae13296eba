import { lastDigits } from '#domain/phones.ts'
import { readName, readStatus } from '#domain/readInput.ts'

/** Shown if a marketer has neither a code nor a phone number to derive one from (§3). */
export const noReferralCode = 'N/A'

/** A part of a path, or a sign that nobody can type, is in no code. */
const noCode = /[/\\?#\p{C}]/u

const isMissing = (code: string): boolean => code === '' || readStatus(code) === noReferralCode

/**
 * Whether a marketer has a code: the only answer to this question. Without one, no user can have signed up with it. A
 * code that `isReferralCode` refuses is one too, and is sent: only a link cannot have it.
 */
export const hasReferralCode = (code: string): boolean => !isMissing(code) && !noCode.test(code)

interface CodeSource {
  readonly referralCode: string
  readonly phoneNumber: string
}

/** The code of a marketer, or else the last ten digits of the phone number, or else 'N/A' (§3). */
export const referralCodeOf = ({ referralCode, phoneNumber }: CodeSource): string => {
  const code = readName(referralCode)
  return isMissing(code) ? lastDigits(phoneNumber) || noReferralCode : code
}

/** Whether a code has the digits of an earlier phone number. A code stays when the phone number changes. */
export const keepsOldDigits = ({ referralCode, phoneNumber }: CodeSource): boolean => {
  const [inCode, inPhone] = [lastDigits(referralCode), lastDigits(phoneNumber)]
  return inCode !== '' && inPhone !== '' && inCode !== inPhone
}
