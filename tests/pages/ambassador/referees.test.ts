import { createElement } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { emptyFollowUp } from '#domain/people/followUp.ts'
import { noFilter } from '#domain/people/refereeFilter.ts'
import type { Referee } from '#domain/people/referees.ts'
import { invitation } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { NextSteps } from '#pages/ambassador/followUp/NextSteps.tsx'
import { InsightCard } from '#pages/ambassador/InsightCard.tsx'
import { RefereeList } from '#pages/ambassador/RefereeList.tsx'
import {
  openFailedList,
  openFollowUp,
  openList,
  openLoadingList,
  refereeOf,
  refereesOf,
  today,
} from '#tests/support/referees.ts'
import { renderNode } from '#tests/support/renderNode.tsx'

beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))

const textOf = (markup: string): string => markup.replace(/<[^>]+>/g, '|').replace(/[⁨⁩]/g, '')
const rowsIn = (markup: string): number => markup.split('<li').length - 1

describe('the list of referees', () => {
  test.each([
    [0, 0, undefined],
    [20, 20, undefined],
    [21, 20, 'Show all 21'],
    [500, 20, 'Show all 500'],
  ])('with %i of them / has %i in the page, and a button for the rest', async (count, rows, button) => {
    const markup = renderNode(
      createElement(RefereeList, { actor: await openList(refereesOf(count)), followUp: openFollowUp() }),
    )
    expect([rowsIn(markup), /Show all \d+/.exec(markup)?.[0]]).toEqual([rows, button])
    expect(markup).not.toContain('Search here instead')
  })

  test.each([501, 10_000])('with %i of them / says in the search field that the browser finds few', async (count) => {
    const markup = renderNode(
      createElement(RefereeList, { actor: await openList(refereesOf(count)), followUp: openFollowUp() }),
    )
    expect(markup).toContain('Search here instead')
  })

  test('without dates, names and emails / has its rows and their counts', async () => {
    const bare = refereesOf(3, { name: '', email: '', userStatus: '', createdAt: '' })
    const text = textOf(
      renderNode(createElement(RefereeList, { actor: await openList(bare), followUp: openFollowUp() })),
    )
    expect(text).toMatch(/Not listed yet\| \|2\|.*Joined this week\| \|0\|/)
    expect(text).not.toContain('Suspended')
    expect(text.split('No name').length - 1).toBe(3)
  })

  test.each([
    ['while they load', openLoadingList],
    ['after a failed call', openFailedList],
  ])('%s / has filters without a figure', async (_, open) => {
    const markup = renderNode(createElement(RefereeList, { actor: await open(), followUp: openFollowUp() }))
    expect(textOf(markup)).toMatch(/Not listed yet\|[ |]*Joined this week\|[ |]*Suspended\|/)
  })

  test('without referees / has no filters', async () => {
    const text = textOf(renderNode(createElement(RefereeList, { actor: await openList([]), followUp: openFollowUp() })))
    expect(text).toContain('No users referred yet.')
    expect(text).not.toMatch(/Not listed yet|Joined this week|All time/)
  })

  test.each([
    ['a search', 'zzz', noFilter, ['Clear search']],
    ['a filter', '', { ...noFilter, isSuspended: true }, ['Clear filters']],
    ['a search and a filter', 'zzz', { ...noFilter, isSuspended: true }, ['Clear search', 'Clear filters']],
  ])('without a match of %s / offers to clear it', async (_, term, filter, buttons) => {
    const actor = await openList(refereesOf(3))
    actor.send({ type: 'term.changed', term })
    actor.send({ type: 'filter.chosen', filter })
    const markup = renderNode(createElement(RefereeList, { actor, followUp: openFollowUp() }))
    expect(markup.match(/Clear (search|filters)/g)).toEqual(buttons)
  })
})

test('the impact of nobody / has a dash instead of a share', async () => {
  const markup = renderNode(createElement(InsightCard, { actor: await openList([]), referredCount: 4 }))
  const text = textOf(markup).replace(/\|+/g, '|')
  expect(text).toContain('Have listed an item|–|None yet|')
  expect(text).not.toMatch(/%|0 of 0/)
})

describe('what to do next', () => {
  const stepsOf = async (referees: readonly Referee[], reminded = {}, referredCount = referees.length) =>
    textOf(
      renderNode(
        createElement(NextSteps, {
          list: await openList(referees),
          followUp: openFollowUp({ ...emptyFollowUp, reminded }),
          invitation,
          referredCount,
        }),
      ),
    )

  test.each([
    [0, 'Next: your first referee'],
    [1, '9 more to reach 10 referees'],
    [60, '40 more to reach 100 referees'],
    [10_000, 'You have passed every milestone: 10,000 and more.'],
  ])('with %i referees / says the next milestone', async (count, milestone) => {
    expect(await stepsOf(refereesOf(count))).toContain(milestone)
  })

  test('names who joined this week and who has no item', async () => {
    const steps = await stepsOf([
      refereeOf(1, { name: 'Ada' }),
      refereeOf(2, { name: 'Bee', createdAt: '2026-10-01T12:00:00Z' }),
    ])
    expect(steps).toContain('1 joined this week||Ada|')
    expect(steps).toContain('1 has not listed an item yet||Bee|')
  })

  test('is a reminder, and says how many were reminded', async () => {
    const steps = await stepsOf([refereeOf(2), refereeOf(4), refereeOf(6, { userStatus: 'SUSPENDED' })], {
      'USR-4': today,
    })
    expect(steps).toContain('3 have not listed an item yet||Ada 2, Ada 4 and Ada 6||1 of 2 reminded|')
    expect(steps).toContain('Remind to list an item')
  })

  test('is an invitation if nobody can be reminded', async () => {
    const steps = await stepsOf([refereeOf(1), refereeOf(6, { userStatus: 'SUSPENDED' })])
    expect(steps).toContain('Invite more people')
    expect(steps).not.toContain('Remind')
  })

  test('while nobody is in the list / is to send the link and to print the poster', async () => {
    const steps = await stepsOf([], {}, 4)
    expect(steps).toMatch(/Send your link to somebody.*Print your poster.*Invite people.*Next: your first referee/)
    expect(steps).not.toMatch(/Nobody joined|Everybody has listed/)
  })

  test('after a failed call / is an invitation and the milestone, without room for what is not known', async () => {
    const list = await openFailedList()
    const markup = renderNode(
      createElement(NextSteps, { list, followUp: openFollowUp(), invitation, referredCount: 60 }),
    )
    expect(textOf(markup)).toMatch(/^\|+What to do next\|+Invite more people\|+40 more to reach 100 referees/)
    expect(markup).not.toContain('steps')
  })

  test('without dates / says nothing about the week', async () => {
    const steps = await stepsOf(refereesOf(2, { createdAt: '' }))
    expect(steps).not.toContain('this week')
    expect(steps).toContain('1 has not listed an item yet')
  })
})
