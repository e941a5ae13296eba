import { createElement } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView, type ListView } from '#domain/lists/view.ts'
import type { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { LeaderboardTable } from '#pages/admin/marketers/LeaderboardTable.tsx'
import { listPageOf } from '#tests/support/listPageOf.ts'
import { renderNode } from '#tests/support/renderNode.tsx'

export const images = 'https://images.example.com'

/** The marketers page with the tab of the leaderboard. */
export const leaderboardPage = (view: Partial<ListView> = {}) =>
  createActor(listPageOf({ rows: [], cursor: null }), {
    input: {
      kind: listKinds.marketers,
      view: { ...defaultView(listKinds.marketers), tab: 'leaderboard', ...view },
    },
  }).start()

export const leaderboardMarkup = (actor: ActorRefFrom<typeof leaderboardMachine>, view?: Partial<ListView>) =>
  renderNode(createElement(LeaderboardTable, { actor, page: leaderboardPage(view), images, menuOf: () => [] }))
