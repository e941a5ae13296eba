import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { searchTermMaxLength } from '#domain/limits.ts'
import type { ListQuery } from '#domain/lists/query.ts'
import { formatView } from '#domain/lists/view.ts'
import { pathOf } from '#domain/routes/routes.ts'
import { sortOptions } from '#domain/lists/sorting.ts'
import type { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { selectListParts } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { FiltersButton } from '#pages/admin/lists/filters/FiltersButton.tsx'
import { ListMenu } from '#pages/admin/lists/ListMenu.tsx'
import css from '#pages/admin/lists/ListToolbar.module.css'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { restSigns } from '#pages/admin/lists/restSigns.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { DownloadIcon } from '#ui/layout/Icon.tsx'
import { Select } from '#ui/controls/Select.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

interface ListToolbarProps {
  page: ListPageActor
  list: ActorRefFrom<typeof pagedListMachine>
  tableLayout: ActorRefFrom<typeof tableLayoutMachine>
  csvExport: ActorRefFrom<typeof csvExportMachine>
  query: ListQuery
  searchLabel: string
}

/** The search field, order, filters and export of a list (§2), and a menu with the rest. */
export function ListToolbar({ page, list, tableLayout, csvExport, query, searchLabel }: ListToolbarProps) {
  const { kind, tab } = useSelector(page, selectListParts, shallowEqual)
  return (
    <div className={classes('row wrap screen-only', css.tools)} role="group" aria-label="What to show">
      <TextField
        className={css.search ?? ''}
        type="search"
        label="Search"
        hideLabel
        placeholder={searchLabel}
        value={query.term}
        maxLength={searchTermMaxLength}
        data-list-search=""
        spellCheck={false}
        {...restSigns(page)}
        onChange={(event) => page.send({ type: 'term.changed', term: event.target.value })}
      />
      <Select
        className={css.sort ?? ''}
        label="Sort"
        hideLabel
        value={query.sort}
        options={sortOptions(kind.sorts, query.sort)}
        {...restSigns(page)}
        onValueChange={(sort) => page.send({ type: 'query.chosen', choice: { sort } })}
      />
      <div className={classes('row', css.buttons)}>
        <FiltersButton page={page} list={list} />
        <Button
          variant="quiet"
          icon={<DownloadIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => csvExport.send({ type: 'export.requested' })}
        >
          <span className="word">Export</span>
        </Button>
        <ListMenu
          page={page}
          tableLayout={tableLayout}
          urlOf={(layout) =>
            new URL(pathOf(kind.route) + formatView(kind, { tab, ...query, layout }), document.baseURI).href
          }
        />
      </div>
    </div>
  )
}
