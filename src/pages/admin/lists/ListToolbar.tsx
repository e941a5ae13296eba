import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListQuery } from '#domain/lists/query.ts'
import { chosenLayout } from '#domain/lists/tableLayout.ts'
import { formatView } from '#domain/lists/view.ts'
import { pathOf } from '#domain/routes/routes.ts'
import { sortOptions } from '#domain/lists/sorting.ts'
import type { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { selectListParts } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { selectLinkedLayout } from '#machines/lists/tableLayout.selectors.ts'
import { CopyButton, CopyContext } from '#pages/admin/lists/details/CopyButton.tsx'
import { FiltersButton } from '#pages/admin/lists/filters/FiltersButton.tsx'
import css from '#pages/admin/lists/ListToolbar.module.css'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { BookmarkIcon, ColumnsIcon, DownloadIcon, KeyboardIcon } from '#ui/layout/Icon.tsx'
import { Select } from '#ui/controls/Select.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

interface ListToolbarProps {
  page: ListPageActor
  list: ActorRefFrom<typeof pagedListMachine>
  tableLayout: ActorRefFrom<typeof tableLayoutMachine>
  csvExport: ActorRefFrom<typeof csvExportMachine>
  query: ListQuery
  searchLabel: string
  addAction: ReactNode
}

/** The search field, order, filters, columns, export and keyboard shortcuts of a list (§2). */
export function ListToolbar({ page, list, tableLayout, csvExport, query, searchLabel, addAction }: ListToolbarProps) {
  const { kind, tab, copy } = useSelector(page, selectListParts, shallowEqual)
  return (
    <div className={css.tools} role="group" aria-label="What to show">
      <TextField
        className={css.search ?? ''}
        type="search"
        label="Search"
        hideLabel
        placeholder={searchLabel}
        value={query.term}
        maxLength={200}
        data-list-search=""
        spellCheck={false}
        onChange={(event) => page.send({ type: 'term.changed', term: event.target.value })}
      />
      <Button
        variant="quiet"
        icon={<BookmarkIcon size={18} />}
        aria-haspopup="dialog"
        data-views-button=""
        onClick={() =>
          page.send({ type: 'savedViews.requested', layout: selectLinkedLayout(tableLayout.getSnapshot()) })
        }
      >
        <span className={css.text}>Views</span>
      </Button>
      <Select
        className={css.sort ?? ''}
        label="Sort"
        value={query.sort}
        options={sortOptions(kind.sorts, query.sort)}
        onValueChange={(sort) => page.send({ type: 'query.chosen', choice: { sort } })}
      />
      <div className={css.buttons}>
        <FiltersButton page={page} list={list} />
        <Button
          variant="quiet"
          icon={<ColumnsIcon size={18} />}
          aria-haspopup="dialog"
          data-columns-button=""
          onClick={() => tableLayout.send({ type: 'columnsPanel.opened' })}
        >
          <span className={css.text}>Columns</span>
        </Button>
        <Button
          variant="quiet"
          icon={<DownloadIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => csvExport.send({ type: 'export.requested' })}
        >
          <span className={css.text}>Export</span>
        </Button>
        {copy && (
          <CopyContext value={copy}>
            <CopyButton
              className={css.keys}
              target="view"
              label="Copy link to this view"
              textOf={() => {
                const layout = chosenLayout(selectLinkedLayout(tableLayout.getSnapshot()))
                return new URL(pathOf(kind.route) + formatView(kind, { tab, ...query, layout }), document.baseURI).href
              }}
            />
          </CopyContext>
        )}
        <Button
          className={css.keys}
          variant="quiet"
          icon={<KeyboardIcon />}
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts"
          aria-haspopup="dialog"
          onClick={() => tableLayout.send({ type: 'help.opened' })}
        />
      </div>
      {addAction && <div className={css.add}>{addAction}</div>}
    </div>
  )
}
