import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Item } from '#domain/items/items.ts'
import { type ListKindName, listKinds } from '#domain/lists/kinds.ts'
import type { Batch } from '#domain/lists/loadedRows.ts'
import { sortKeys } from '#domain/lists/sortKeys.ts'
import { defaultView, formatView, parseView } from '#domain/lists/view.ts'
import { csvPartsOf } from '#domain/lists/csvDownload.ts'
import type { PaletteEntry } from '#domain/app/palette.ts'
import { toRecordEntry } from '#domain/app/recordEntries.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import type { User } from '#domain/people/users.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { ItemDetails } from '#pages/admin/items/ItemDetails.tsx'
import { ItemsPage } from '#pages/admin/items/ItemsPage.tsx'
import { MarketerPanel } from '#pages/admin/marketers/MarketerPanel.tsx'
import { MarketersPage } from '#pages/admin/marketers/MarketersPage.tsx'
import { UserDetails } from '#pages/admin/users/UserDetails.tsx'
import { UsersPage } from '#pages/admin/users/UsersPage.tsx'
import { allLists, readRows } from '#tests/support/hostileLists.ts'
import { hostileRows, hostileSeed } from '#tests/support/hostileValues.ts'
import { listPageOf } from '#tests/support/listPageOf.ts'
import { renderNode } from '#tests/support/renderNode.tsx'
import { shownCell } from '#tests/support/spreadsheet.ts'

const images = 'https://images.example.com'
const ignore = () => undefined

interface View {
  readonly page: ReactNode
  readonly detailsOf: (entity: never) => ReactNode
}

/** The page and the drawer of each kind of list. A new kind does not compile until it has its own. */
const views: Readonly<Record<ListKindName, (batch: Batch, tab: string) => View>> = {
  users(batch, tab) {
    const view = { ...defaultView(listKinds.users), tab }
    const machine = usersMachine.provide({ actors: { listPage: listPageOf(batch) as never } })
    const actor = createActor(machine, { input: { view, role: 'ADMIN' } }).start()
    return {
      page: createElement(UsersPage, { actor, images }),
      detailsOf: (user: User) => createElement(UserDetails, { user, images, onChange: ignore }),
    }
  },
  items(batch, tab) {
    const view = { ...defaultView(listKinds.items), tab }
    const machine = itemsMachine.provide({ actors: { listPage: listPageOf(batch) as never } })
    const actor = createActor(machine, { input: { view } }).start()
    return {
      page: createElement(ItemsPage, { actor, images }),
      detailsOf: (item: Item) => createElement(ItemDetails, { item, images }),
    }
  },
  marketers(batch, tab) {
    const view = { ...defaultView(listKinds.marketers), tab }
    const machine = marketersMachine.provide({ actors: { listPage: listPageOf(batch) as never } })
    const actor = createActor(machine, { input: { view, role: 'ADMIN' } }).start()
    return {
      page: createElement(MarketersPage, {
        actor,
        images,
        signInPage: { product: 'Rewoven', link: 'https://console.rewoven.com/amb/sign-in' },
      }),
      detailsOf: (marketer: Marketer) =>
        createElement(MarketerPanel, {
          actor: createActor(sidePanelMachine, { input: { marketerId: marketer.id, period: 'all', listed: false } }),
          marketer,
          images,
          onShare: ignore,
          onEdit: ignore,
          onDelete: ignore,
        }),
    }
  },
}

const flush = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

describe.each(allLists.map((list) => [list.tab.source, list] as const))('%s', (source, { kind, tab, fields }) => {
  test('shows, sorts, searches, exports and opens any rows that a server can send', { timeout: 120_000 }, async () => {
    vi.spyOn(console, 'error').mockImplementation(ignore)
    await fc.assert(
      fc.asyncProperty(hostileRows(fields), fc.constantFrom(...sortKeys), async (values, sort) => {
        const batch = await readRows(tab, values)
        if (!batch) return
        const { page, detailsOf } = views[kind](batch, tab.tab)
        await flush()
        const markup = renderNode(page)
        for (const row of batch.rows) {
          expect(markup).toContain('<tr')
          renderNode(detailsOf(row.entity as never))
          expect(encodeURI(toPaletteUrl(toRecordEntry({ source, row }, 'ADMIN', '')))).not.toBe('')
          const view = { ...defaultView(listKinds[kind]), tab: tab.tab, term: row.sortName, openRowId: row.id, sort }
          parseView(listKinds[kind], formatView(listKinds[kind], view))
        }
        const file = { name: 'x.csv', kind, reader: 'spreadsheet' } as const
        const text = [...csvPartsOf({ file, rows: batch.rows })].join('')
        const cells = (parse(text, { bom: true }) as string[][]).flat()
        expect(cells.filter((cell) => unsafeCell.test(cell) && shownCell(cell).startsWith('('))).toEqual([])
      }),
      { seed: hostileSeed, numRuns: 20 },
    )
  })
})

const toPaletteUrl = (entry: PaletteEntry): string => ('url' in entry.target ? entry.target.url : '')

/** A cell that a spreadsheet could run as a formula, or that contains NUL. */
const unsafeCell = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]|\0/u
