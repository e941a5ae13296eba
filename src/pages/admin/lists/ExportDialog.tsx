import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useState } from 'react'
import { type CsvReader, csvReaderLabels, toFileName } from '#domain/lists/csv.ts'
import type { CsvRequest } from '#domain/lists/csvDownload.ts'
import type { ListKind } from '#domain/lists/kinds.ts'
import { isSearchQuery } from '#domain/lists/query.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { type csvExportMachine, selectExport } from '#machines/lists/csvExport.machine.ts'
import { selectSelectedIds } from '#machines/lists/listPage.selectors.ts'
import { selectLoader } from '#machines/lists/loader.machine.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectExportRows, selectRowsById } from '#machines/lists/pagedList.selectors.ts'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import css from '#pages/admin/lists/ExportDialog.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Select } from '#ui/controls/Select.tsx'
import { formatCount } from '#ui/format.ts'
import { DownloadIcon } from '#ui/layout/Icon.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { LazyDialog } from '#ui/overlays/lazyOverlays.ts'

interface ExportDialogProps {
  actor: ActorRefFrom<typeof csvExportMachine>
  list: ActorRefFrom<typeof pagedListMachine>
  listPage: ListPageActor
  kind: ListKind
  tab: string
}

/** Asks which rows the CSV file contains, and shows the progress while all rows load. */
export function ExportDialog({ actor, list, listPage, kind, tab }: ExportDialogProps) {
  const { isOpen, isLoadingRows, isWriting } = useSelector(actor, selectExport, shallowEqual)
  if (!isOpen) return null
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <LazyDialog
      open
      title="Download as CSV"
      description="Each choice downloads a file with every field, in the order of the list."
      onDismiss={dismiss}
      actions={
        <Button variant="secondary" onClick={dismiss}>
          Cancel
        </Button>
      }
    >
      {isLoadingRows || isWriting ? (
        <Progress actor={actor} noun={kind.noun[1]} />
      ) : (
        <Choices {...{ actor, list, listPage, kind, tab }} />
      )}
    </LazyDialog>
  )
}

const readerOptions = (Object.keys(csvReaderLabels) as CsvReader[]).map((value) => ({
  value,
  label: csvReaderLabels[value],
}))

function Choices({ actor, list, listPage, kind, tab }: ExportDialogProps) {
  const [reader, setReader] = useState<CsvReader>('spreadsheet')
  const { page, loaded, isComplete, isLoadingRest, source, query, filters, totalCount } = selectExportRows(
    list.getSnapshot(),
  )
  const selected = selectRowsById(list.getSnapshot(), selectSelectedIds(listPage.getSnapshot()))
  const writeRequest = (part: string): CsvRequest => ({
    kind: kind.name,
    reader,
    name: toFileName(
      [
        kind.name,
        tab,
        query.term && `search ${query.term}`,
        ...Object.values(filters),
        query.sort === 'date' ? '' : `by ${query.sort}`,
        part,
      ],
      'csv',
    ),
  })
  const exportRows = (part: string, rows: readonly ListRow[]) => () =>
    actor.send({ type: 'rows.chosen', file: writeRequest(part), rows })
  const exportAll = () =>
    actor.send({ type: 'allRows.chosen', file: writeRequest('everything'), source, query, totalCount })
  const isSearch = isSearchQuery(query)
  const allCount = isComplete ? loaded.length : isSearch ? null : totalCount
  const options = [
    ...(selected.length > 0
      ? [{ label: 'Selected rows', count: selected.length, onClick: exportRows('selection', selected) }]
      : []),
    { label: 'This page', count: page.length, onClick: exportRows(`page ${query.page}`, page) },
    ...(isComplete || isLoadingRest
      ? []
      : [
          {
            label: isSearch ? 'Matches so far' : 'Rows so far',
            count: loaded.length,
            onClick: exportRows('loaded', loaded),
          },
        ]),
  ]
  return (
    <>
      <Select label="File" value={reader} options={readerOptions} onValueChange={setReader} />
      <ul className="stack">
        {options.map((option) => (
          <li key={option.label}>
            <button
              type="button"
              className={classes('row medium control', css.choice)}
              disabled={option.count === 0}
              onClick={option.onClick}
            >
              <DownloadIcon size={16} />
              <span>{option.label}</span>
              <span className={classes('muted digits', css.count)}>{formatCount(option.count)}</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={classes('row medium control', css.choice)}
            disabled={isComplete && loaded.length === 0}
            onClick={isComplete ? exportRows('everything', loaded) : exportAll}
          >
            <DownloadIcon size={16} />
            <span>{isSearch ? 'All matches' : `All ${kind.noun[1]}`}</span>
            <span className={classes('muted digits', css.count)}>
              {allCount === null ? 'loads the rest first' : formatCount(allCount)}
            </span>
          </button>
        </li>
      </ul>
    </>
  )
}

function Progress({ actor, noun }: { actor: ActorRefFrom<typeof csvExportMachine>; noun: string }) {
  const { isWriting, loader, totalCount } = useSelector(actor, selectExport, shallowEqual)
  const { loadedCount, problem } = useSelector(loader, selectLoader, shallowEqual)
  if (isWriting) return <p role="status">Making the file…</p>
  const progressText =
    totalCount === null
      ? `${formatCount(loadedCount)} ${noun} loaded`
      : `${formatCount(loadedCount)} of ${formatCount(totalCount)} ${noun} loaded`
  return (
    <div className="stack">
      <p role="status" aria-live="off">
        {progressText}
      </p>
      {totalCount === null ? (
        <progress aria-label="Loading" />
      ) : (
        <progress aria-label="Loading" value={loadedCount} max={Math.max(totalCount, loadedCount, 1)} />
      )}
      {problem !== null && (
        <RetryNotice
          title="Export incomplete"
          problem={problem}
          callsApi
          onRetry={() => loader?.send({ type: 'retry.requested' })}
        />
      )}
    </div>
  )
}
