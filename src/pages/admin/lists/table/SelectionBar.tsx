import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListRow } from '#domain/lists/rows.ts'
import type { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { selectSelectedIds } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import {
  selectHiddenCount,
  selectOtherMatches,
  selectRowsById,
  selectSearch,
} from '#machines/lists/pagedList.selectors.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import css from '#pages/admin/lists/table/SelectionBar.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount } from '#ui/format.ts'
import { DownloadIcon } from '#ui/layout/Icon.tsx'

interface SelectionBarProps<Entity> {
  list: ActorRefFrom<typeof pagedListMachine>
  page: ListPageActor
  csvExport: ActorRefFrom<typeof csvExportMachine>
  className?: string | undefined
  bulkActions: ((rows: readonly ListRow<Entity>[]) => ReactNode) | undefined
}

/** An action is also for the selected rows that the page does not show, so the text counts them. */
const selectionText = (count: number, hiddenCount: number): string =>
  [`${formatCount(count)} selected`, ...(hiddenCount > 0 ? [`${formatCount(hiddenCount)} not shown`] : [])].join(', ')

/** The number of selected rows, and the actions for them. */
export function SelectionBar<Entity>({ page, list, csvExport, className, bulkActions }: SelectionBarProps<Entity>) {
  const ids = useSelector(page, selectSelectedIds)
  const rows = useSelector(
    list,
    (snapshot) => selectRowsById(snapshot, ids),
    shallowEqual,
  ) as readonly ListRow<Entity>[]
  const hiddenCount = useSelector(list, (snapshot) => selectHiddenCount(snapshot, rows))
  return (
    <div role="status" className={className}>
      {rows.length > 0 && (
        <div className={classes('row wrap screen-only', css.bar)} data-selection="">
          <p className={classes('medium digits', css.count)}>{selectionText(rows.length, hiddenCount)}</p>
          <SelectMatches page={page} list={list} ids={ids} />
          {bulkActions?.(rows)}
          <Button
            size="small"
            variant="secondary"
            icon={<DownloadIcon size={16} />}
            onClick={() => csvExport.send({ type: 'export.requested' })}
          >
            Export
          </Button>
          <Button size="small" variant="quiet" onClick={() => page.send({ type: 'selection.cleared' })}>
            Clear selection
          </Button>
        </div>
      )}
    </div>
  )
}

type SelectMatchesProps = Pick<SelectionBarProps<never>, 'page' | 'list'> & { ids: readonly string[] }

/** Selects the matches on the other pages, when all rows of this page are selected. */
function SelectMatches({ page, list, ids }: SelectMatchesProps) {
  const matches = useSelector(list, (snapshot) => selectOtherMatches(snapshot, ids), shallowEqual)
  const { isLoadingRest, isSearching } = useSelector(list, selectSearch, shallowEqual)
  if (matches.length === 0 || isLoadingRest) return null
  const noun = isSearching ? 'matches' : 'rows'
  return (
    <Button size="small" variant="secondary" onClick={() => page.send({ type: 'rows.toggled', ids: matches })}>
      {`Select all ${formatCount(matches.length)} ${noun}`}
    </Button>
  )
}
