import { describe, expect, test } from 'vitest'
import { findJourney, stepNames } from '#charts/journeys/findJourney.ts'
import { eventually, type Journey, mustPass, never } from '#charts/journeys/journey.ts'
import { journeyScripts } from '#charts/journeys/journeyScript.ts'
import { toSentences } from '#charts/paths/scripts/instructions.ts'
import { isForPerson } from '#charts/paths/scripts/testScripts.ts'
import { allJourneys } from '#tools/paths/allJourneys.ts'

/** Milliseconds for one journey on a busy machine. */
const timeout = 60_000

describe('every journey', () => {
  test.each(allJourneys.map((journey) => [journey.id, journey] as const))(
    '%s: the charts take the approved steps together, and a person can follow them',
    async (id, journey) => {
      const found = findJourney(journey)
      await expect(`${stepNames(found).join('\n')}\n`).toMatchFileSnapshot(`journeys/${id}.txt`)
      const { scripts } = journeyScripts([found])
      expect(scripts.map(isForPerson)).toEqual([true])
      expect(scripts[0]?.startInstructions.action.map(({ sentence }) => sentence).join()).toContain(
        'http://localhost:5173/',
      )
    },
    timeout,
  )
})

describe('a wrong code, the end of the countdown, and then the right code', () => {
  const signIn = allJourneys.find(({ id }) => id === 'signIn') as Journey
  const found = findJourney({
    ...signIn,
    sequence: [
      mustPass('auth/codeCheck', 'outcome confirmCode: the code is wrong'),
      mustPass('auth/verify', 'event code.changed'),
      mustPass('auth/verify', 'open.resend.ready'),
      mustPass('session/session', 'admitted'),
      eventually('dashboard/dashboard', 'cards.showing'),
      never('auth/verify', 'open.resend.sending'),
    ],
  })
  const steps = journeyScripts([found]).scripts[0]?.steps ?? []

  test('have their own instructions, and each step says what changes, what appears and then the message', () => {
    expect(steps.map(({ instructions, seen }) => [toSentences(instructions)[0], seen])).toEqual([
      [
        `Set 'Email' to "admin@rewoven.com", then press 'Continue'.`,
        'a message says "Verification code sent". ' +
          "The page shows the heading 'Enter your code', the field 'Verification code' and the countdown",
      ],
      [
        `Set 'Verification code' to "0000".`,
        "the console shows the reason below the field. The page shows the field 'Verification code'. " +
          'A message says "Invalid verification code. Please try again."',
      ],
      [`Set 'Verification code' to "12".`, 'the console hides the error'],
      ['Wait 60 seconds.', "the page shows the button 'Resend code'"],
      [
        "Enter the newest code of http://localhost:5173/local/outbox in 'Verification code'.",
        `a message says "Verification successful!". The page shows the button 'Sign out' and the button 'Refresh'`,
      ],
    ])
  })
})
