const minute = 60_000

/** The limits of the codes. Durations are in milliseconds. */
export const defaultLimits = {
  codeLifeMs: 3 * minute,
  /** The number of answers to one code. */
  codeTries: 3,
  /** The number of codes for one account within the window. */
  codesPerWindow: 10,
  codeWindowMs: 10 * minute,
  /** This many wrong answers within the window lock the account for the rest of the window. */
  wrongAnswersPerWindow: 15,
  wrongAnswerWindowMs: 15 * minute,
}

/** @typedef {typeof defaultLimits} CodeLimits */

/**
 * What is known about the codes of one account. Times are in milliseconds since 1970.
 * @typedef {object} CodeRecord
 * @property {number[]} sentAt when codes were sent
 * @property {number[]} wrongAt when wrong answers arrived
 * @property {string} openId the only challenge that can be answered; empty after a right answer
 */

/**
 * Where the records are stored. `write` fails if the record was changed since it was read, so that answers that arrive
 * at the same time cannot avoid the limits.
 * @typedef {object} RecordStore
 * @property {(userName: string) => Promise<{ record: CodeRecord, version: number }>} read
 * @property {(userName: string, record: CodeRecord, version: number) => Promise<void>} write
 */

/** @type {CodeRecord} */
export const emptyRecord = { sentAt: [], wrongAt: [], openId: '' }

/** @throws Error 'Password attempts exceeded' (§8) while the account is locked */
const checkLock = (
  /** @type {CodeRecord} */ { wrongAt },
  /** @type {CodeLimits} */ limits,
  /** @type {number} */ now,
) => {
  const recent = wrongAt.filter((at) => at > now - limits.wrongAnswerWindowMs)
  if (recent.length >= limits.wrongAnswersPerWindow) throw new Error('Password attempts exceeded')
}

/**
 * The record after a code is sent.
 * @param {CodeRecord} record
 * @param {{ id: string, limits: CodeLimits, now: number }} sent
 * @returns {CodeRecord}
 * @throws Error if no code can be sent to this account now
 */
export const recordCode = (record, { id, limits, now }) => {
  checkLock(record, limits, now)
  const sentAt = record.sentAt.filter((at) => at > now - limits.codeWindowMs)
  if (sentAt.length >= limits.codesPerWindow)
    throw new Error('LimitExceeded: too many codes, please try after some time')
  return { ...record, sentAt: [...sentAt, now], openId: id }
}

/**
 * The record after an answer.
 * @param {CodeRecord} record
 * @param {{ isRight: boolean, limits: CodeLimits, now: number }} answer
 * @returns {CodeRecord}
 * @throws Error while the account is locked
 */
export const recordAnswer = (record, { isRight, limits, now }) => {
  checkLock(record, limits, now)
  if (isRight) return { ...record, wrongAt: [], openId: '' }
  return { ...record, wrongAt: [...record.wrongAt.filter((at) => at > now - limits.wrongAnswerWindowMs), now] }
}
