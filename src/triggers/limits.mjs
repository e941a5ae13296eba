const minute = 60_000

/** The limits of the codes. Durations are in milliseconds. */
export const defaultLimits = {
  codeLength: 4,
  codeLifeMs: 3 * minute,
  /** The number of wrong answers in one sign-in. */
  codeTries: 3,
  /** The codes that an account gets at once within the window. For each further one the wait doubles. */
  freeCodes: 3,
  codeWaitMs: minute / 4,
  /** Shorter than the life of a code, so that the last code can be used while no new one is sent. */
  maxCodeWaitMs: 2 * minute,
  codeWindowMs: 10 * minute,
  /** After this many wrong answers within the window, to one account or to all, codes are long. */
  wrongAnswersPerWindow: 15,
  wrongAnswersOfAll: 60,
  wrongAnswerWindowMs: 15 * minute,
  longCodeLength: 8,
}

/** @typedef {typeof defaultLimits} CodeLimits */

/**
 * The limits with codes of another length: 4 (§9) to 8 digits.
 * @param {string | undefined} text the setting CODE_LENGTH. Another text changes nothing
 * @returns {CodeLimits}
 */
export const withCodeLength = (text) =>
  /^[4-8]$/.test(text ?? '') ? { ...defaultLimits, codeLength: Number(text) } : defaultLimits

/**
 * A code that was sent. Times are in milliseconds since 1970.
 * @typedef {object} SentCode
 * @property {string} code
 * @property {number} sentAt
 * @property {boolean} [isReplaced] it was entered in a sign-in with a newer one, and signs in no more
 */

/**
 * What is known about the codes of one account.
 * @typedef {object} CodeRecord
 * @property {SentCode[]} codes those that can still be entered, the newest last
 * @property {number[]} sentAt when codes were sent
 * @property {number[]} wrongAt when wrong answers arrived
 * @property {{ id: string, at: number }[]} earlier sign-ins that were answered with an earlier code
 */

/**
 * Where the records are stored. `write` returns false if the record was changed since it was read, so that answers that
 * arrive at the same time cannot avoid the limits.
 * @typedef {object} RecordStore
 * @property {(name: string) => Promise<{ record: Partial<CodeRecord>, version: number }>} read
 * @property {(name: string, record: CodeRecord, version: number) => Promise<boolean>} write
 */

/** The name of the record that counts the wrong answers to all accounts. */
const allAccounts = '#all'

/**
 * The record without what is too old to count.
 * @param {RecordStore} records
 * @param {string} name
 * @param {CodeLimits} limits
 * @param {number} now
 * @returns {Promise<{ record: CodeRecord, version: number }>}
 */
export const readRecord = async (records, name, limits, now) => {
  const { record, version } = await records.read(name)
  const { codes = [], sentAt = [], wrongAt = [], earlier = [] } = record
  return {
    version,
    record: {
      codes: codes.filter((sent) => sent.sentAt > now - limits.codeLifeMs),
      sentAt: sentAt.filter((at) => at > now - limits.codeWindowMs),
      wrongAt: wrongAt.filter((at) => at > now - limits.wrongAnswerWindowMs),
      earlier: earlier.filter(({ at }) => at > now - limits.codeLifeMs),
    },
  }
}

const attempts = 5

/**
 * Changes a record. If another request changes it at the same time, the change is made again from the new record.
 * @template T
 * @param {{ records: RecordStore, limits: CodeLimits, now: () => number }} services
 * @param {string} name
 * @param {(record: CodeRecord) => { record: CodeRecord, result: T }} change
 * @returns {Promise<T>}
 */
export const changeRecord = async ({ records, limits, now }, name, change) => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { record, version } = await readRecord(records, name, limits, now())
    const changed = change(record)
    if (await records.write(name, changed.record, version)) return changed.result
  }
  throw new Error('TooManyRequests: other answers arrived at the same time')
}

/** Counts a wrong answer to any account. */
export const countWrongAnswer = async (/** @type {Parameters<typeof changeRecord>[0]} */ services) => {
  const add = (/** @type {CodeRecord} */ record) => ({
    record: { ...record, wrongAt: [...record.wrongAt, services.now()].slice(-services.limits.wrongAnswersOfAll) },
    result: undefined,
  })
  // Of many answers at the same time some are counted, which is enough.
  await changeRecord(services, allAccounts, add).catch(() => undefined)
}

/** Whether so many answers to all accounts were wrong that every code has to be long. */
export const isPoolGuessed = async (/** @type {Parameters<typeof changeRecord>[0]} */ { records, limits, now }) =>
  (await readRecord(records, allAccounts, limits, now())).record.wrongAt.length >= limits.wrongAnswersOfAll

/**
 * The length that a code of this account has to have now. A stranger who guesses makes it longer, and never locks the
 * account: that would keep out the person.
 * @param {CodeRecord} record
 * @param {CodeLimits} limits
 * @param {boolean} isGuessed whether the whole pool is guessed
 */
export const requiredLength = ({ wrongAt }, limits, isGuessed) =>
  isGuessed || wrongAt.length >= limits.wrongAnswersPerWindow
    ? Math.max(limits.longCodeLength, limits.codeLength)
    : limits.codeLength

/** How long after the last code a new one is sent. */
export const waitAfter = (/** @type {number} */ count, /** @type {CodeLimits} */ limits) =>
  count < limits.freeCodes ? 0 : Math.min(limits.codeWaitMs * 2 ** (count - limits.freeCodes), limits.maxCodeWaitMs)
