import { createElement } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { emptyFollowUp, type FollowUp } from '#domain/people/followUp.ts'
import type { Referee } from '#domain/people/referees.ts'
import { GrowthCard } from '#pages/ambassador/growth/GrowthCard.tsx'
import { openFailedList, openFollowUp, openList, refereeOf, refereesOf } from '#tests/support/referees.ts'
import { renderNode } from '#tests/support/renderNode.tsx'

beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))

const growthIn = (
  list: Awaited<ReturnType<typeof openList>>,
  referredCount: number,
  followUp: Partial<FollowUp> = {},
) =>
  renderNode(
    createElement(GrowthCard, { list, followUp: openFollowUp({ ...emptyFollowUp, ...followUp }), referredCount }),
  ).replace(/<[^>]+>/g, '|')

const growthOf = async (referees: readonly Referee[], followUp: Partial<FollowUp> = {}) =>
  growthIn(await openList(referees), referees.length, followUp)

const lastVisitAt = Date.parse('2026-11-19T12:00:00')

describe('the growth of the referees', () => {
  test('is a table with a row for each week, without the year of today, and rows for all others', async () => {
    const text = await growthOf([
      ...refereesOf(2),
      refereeOf(3, { createdAt: '2026-11-01T12:00:00' }),
      refereeOf(4, { createdAt: '2020-01-01T12:00:00' }),
      refereeOf(5, { createdAt: '' }),
    ])
    expect(text.replace(/\|+/g, '|')).toBe(
      '|Growth|By|Week|Month|Week|Joined|Nov 15 – 21|2|Nov 8 – 14|0|Nov 1 – 7|1' +
        '|Oct 25 – 31|0|Oct 18 – 24|0|Oct 11 – 17|0|Oct 4 – 10|0|Sep 27 – Oct 3|0' +
        '|Earlier|1|Without a date|1|',
    )
  })

  test.each([
    [2, '2 joined since your last visit on Nov 19.'],
    [0, 'Nobody joined since your last visit on Nov 19.'],
  ])('after a visit, with %i new ones / says so', async (count, sentence) => {
    expect(
      await growthOf([...refereesOf(count), refereeOf(9, { createdAt: '2026-10-01T12:00:00' })], { lastVisitAt }),
    ).toContain(sentence)
  })

  test('in the first visit / says nothing about a visit', async () => {
    expect(await growthOf(refereesOf(2))).not.toContain('visit')
  })

  test('is not there without referees, and says when it is not known', async () => {
    expect([await growthOf([]), await growthOf(refereesOf(2, { createdAt: '' }))]).toEqual([
      '',
      expect.stringContaining('It is not known when your referees joined.'),
    ])
  })

  test('is not there after a failed call, and says that nobody joined if the list is empty', async () => {
    expect([growthIn(await openFailedList(), 4), growthIn(await openList([]), 4)]).toEqual([
      '',
      expect.stringContaining('|Nobody has joined yet.|'),
    ])
  })
})
