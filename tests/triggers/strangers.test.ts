import { describe, expect, test } from 'vitest'
import { defaultLimits, waitAfter, withCodeLength } from '#triggers/limits.mjs'
import { answerTo, createPool, type Step } from '#tests/triggers/support/pool.ts'

const second = 1_000
const minute = 60 * second
const tokens = { issueTokens: true, failAuthentication: false }
const failed = { issueTokens: false, failAuthentication: true }
const replaced = 'Invalid session for the user, the code was used or replaced'

type Pool = ReturnType<typeof createPool>

/** Answers wrongly until the sign-in fails. */
const guess = async (pool: Pool, userName?: string): Promise<void> => {
  let step: Step = await pool.start(userName)
  while (step.answer) step = await answerTo(step, pool.wrongCode())
}

describe('a person whose email a stranger knows', () => {
  test('signs in with the own code / after the stranger has asked for another one', async () => {
    const pool = createPool()
    const own = await pool.start()
    const code = pool.lastCode()
    await pool.start()
    expect(await answerTo(own, code)).toEqual(tokens)
  })

  test('who asks after the stranger has asked forty times / signs in with the last code of the mailbox', async () => {
    const pool = createPool()
    for (let count = 0; count < 40; count += 1) {
      await pool.start()
      pool.advance(5 * second)
    }
    const own = await pool.start()
    expect(pool.sent).toHaveLength(6)
    expect(await answerTo(own, pool.lastCode())).toEqual(tokens)
  })

  test('while the stranger guesses / gets a longer code, and the short one signs in no more', async () => {
    const pool = createPool()
    const first = await pool.start()
    const short = pool.lastCode()
    for (let count = 0; count < 5; count += 1) await guess(pool)
    await expect(answerTo(first, short)).rejects.toThrow(replaced)
    await guess(pool)
    const own = await pool.start()
    expect([own.publicChallengeParameters, pool.lastCode()]).toEqual([
      { codeLength: '8' },
      expect.stringMatching(/^\d{8}$/),
    ])
    expect(await answerTo(own, pool.lastCode())).toEqual(tokens)
    expect((await pool.start()).publicChallengeParameters).toEqual({ codeLength: '4' })
  })

  test('fifteen minutes after the stranger has guessed fifteen times / gets a short code again', async () => {
    const pool = createPool()
    for (let count = 0; count < 5; count += 1) await guess(pool)
    expect((await pool.start()).publicChallengeParameters).toEqual({ codeLength: '8' })
    pool.advance(15 * minute)
    expect((await pool.start()).publicChallengeParameters).toEqual({ codeLength: '4' })
  })

  test('while a stranger guesses the codes of twenty others / gets a longer code', async () => {
    const pool = createPool()
    for (let count = 0; count < 20; count += 1) await guess(pool, `account ${count}`)
    expect((await pool.start('another account')).publicChallengeParameters).toEqual({ codeLength: '8' })
    pool.advance(15 * minute)
    expect((await pool.start('a third account')).publicChallengeParameters).toEqual({ codeLength: '4' })
  })
})

describe('the first code after a second one', () => {
  const openTwice = async () => {
    const pool = createPool()
    const earlier = await pool.start()
    const first = pool.lastCode()
    return { pool, earlier, first, newer: await pool.start() }
  }

  test('is not a wrong answer / and the page can tell', async () => {
    const { pool, first, newer } = await openTwice()
    const after = await answerTo(newer, first)
    expect(after.publicChallengeParameters).toEqual({ codeLength: '4', lastAnswer: 'replaced' })
    const wrong = await answerTo(after, pool.wrongCode())
    expect(wrong.publicChallengeParameters).toEqual({ codeLength: '4' })
    const again = await answerTo(wrong, first)
    expect(again.publicChallengeParameters).toEqual({ codeLength: '4', lastAnswer: 'replaced' })
    const last = await answerTo(again, pool.wrongCode())
    expect(await answerTo(last, pool.lastCode())).toEqual(tokens)
  })

  test('leaves three wrong answers, and not four', async () => {
    const { pool, first, newer } = await openTwice()
    let step = await answerTo(newer, first)
    for (let count = 0; count < 2; count += 1) step = await answerTo(step, pool.wrongCode())
    expect(await answerTo(step, pool.wrongCode())).toEqual(failed)
  })

  test('cannot be found with guesses and then used in the first sign-in', async () => {
    const { earlier, first, newer } = await openTwice()
    await answerTo(newer, first)
    await expect(answerTo(earlier, first)).rejects.toThrow(replaced)
  })
})

test('the wait for a new code doubles / and ends before the last one expires', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => waitAfter(count, defaultLimits) / second)
  expect(waits).toEqual([0, 0, 0, 15, 30, 60, 120, 120])
})

test.each([
  ['', 4],
  ['6', 6],
  ['3', 4],
  ['60', 4],
])('the setting CODE_LENGTH %j / sends codes of %i digits', async (setting, digits) => {
  const pool = createPool(withCodeLength(setting))
  await pool.start()
  expect(pool.lastCode()).toHaveLength(digits)
})
