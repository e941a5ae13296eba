import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import { toFileName } from '#domain/lists/csv.ts'
import type { CsvRequest } from '#domain/lists/csvDownload.ts'
import type { ListKind } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { selectExport } from '#machines/lists/csvExport.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectExportRows, selectRowsById } from '#machines/lists/pagedList.selectors.ts'
import type { selectionMachine } from '#machines/lists/selection.machine.ts'
import { selectSelectedIds } from '#machines/lists/selection.selectors.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { selectTableLayout } from '#machines/lists/tableLayout.selectors.ts'
import css from '#pages/admin/lists/ExportDialog.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount } from '#ui/format.ts'
import { RetryIcon } from '#ui/layout/Icon.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'

const Dialog = lazy(async () => ({ default: (await import('#ui/overlays/Dialog.tsx')).Dialog }))

interface ExportDialogProps {
  actor: ActorRefFrom<typeof csvExportMachine>
  list: ActorRefFrom<typeof pagedListMachine>
  look: ActorRefFrom<typeof tableLayoutMachine>
  selection: ActorRefFrom<typeof selectionMachine>
  kind: ListKind
  tab: string
}

/** Which rows a file is to hold, and how far the fetching of everything is. */
export function ExportDialog({ actor, list, look, selection, kind, tab }: ExportDialogProps) {
  const file = useSelector(actor, selectExport, shallowEqual)
  if (!file.isOpen) return null
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <Suspense>
      <Dialog
        open
        title="Download as CSV"
        description="The file holds the columns that are shown, in the order of the list."
        onDismiss={dismiss}
        actions={
          <Button variant="secondary" onClick={dismiss}>
            Cancel
          </Button>
        }
      >
        {file.isCollecting || file.problem !== null ? (
          <Progress actor={actor} noun={kind.noun[1]} />
        ) : (
          <Choices {...{ actor, list, look, selection, kind, tab }} />
        )}
      </Dialog>
    </Suspense>
  )
}

function Choices({ actor, list, look, selection, kind, tab }: ExportDialogProps) {
  const { page, loaded, source, query, count } = selectExportRows(list.getSnapshot())
  const { columns } = selectTableLayout(look.getSnapshot())
  const chosen = selectRowsById(list.getSnapshot(), selectSelectedIds(selection.getSnapshot()))
  const fileOf = (part: string): CsvRequest => ({
    kind: kind.name,
    columns,
    name: toFileName(
      [kind.name, tab, query.term && `search ${query.term}`, query.sort === 'date' ? '' : `by ${query.sort}`, part],
      'csv',
    ),
  })
  const give = (part: string, rows: readonly ListRow[]) => () =>
    actor.send({ type: 'rows.chosen', file: fileOf(part), rows })
  const all = () => actor.send({ type: 'allRows.chosen', file: fileOf('everything'), source, query, count })
  const isSearch = query.term.trim() !== ''
  const options = [
    { label: 'Selected rows', rows: chosen.length, give: give('selection', chosen) },
    { label: 'This page', rows: page.length, give: give(`page ${query.page}`, page) },
    { label: isSearch ? 'Matches so far' : 'Loaded rows', rows: loaded.length, give: give('loaded', loaded) },
  ]
  return (
    <ul className={css.choices}>
      {options.map((option) => (
        <li key={option.label}>
          <button type="button" className={css.choice} disabled={option.rows === 0} onClick={option.give}>
            <span>{option.label}</span>
            <span className={css.count}>{formatCount(option.rows)}</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={css.choice} onClick={all}>
          <span>{isSearch ? 'Every match there is' : 'Everything there is'}</span>
          <span className={css.count}>{isSearch || count === null ? 'fetches all rows' : formatCount(count)}</span>
        </button>
      </li>
    </ul>
  )
}

function Progress({ actor, noun }: { actor: ActorRefFrom<typeof csvExportMachine>; noun: string }) {
  const { fetched, count, problem } = useSelector(actor, selectExport, shallowEqual)
  const words =
    count === null
      ? `${formatCount(fetched)} ${noun} fetched`
      : `${formatCount(fetched)} of ${formatCount(count)} ${noun} fetched`
  return (
    <div className={css.progress}>
      <p role="status" aria-live="off">
        {words}
      </p>
      {count === null ? (
        <progress aria-label="Fetching" />
      ) : (
        <progress aria-label="Fetching" value={fetched} max={Math.max(count, fetched, 1)} />
      )}
      {problem !== null && (
        <Notice
          tone="danger"
          announce
          title="Not everything could be fetched"
          action={
            <Button
              size="small"
              variant="secondary"
              icon={<RetryIcon size={16} />}
              onClick={() => actor.send({ type: 'retry.requested' })}
            >
              Retry
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
    </div>
  )
}
