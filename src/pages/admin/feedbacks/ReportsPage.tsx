import { useState } from 'react'
import { defaultReportOrder, type ReportOrder, reportOrders, searchReports } from '#domain/feedbacks/reports.ts'
import { sampleReports } from '#domain/feedbacks/sampleReports.ts'
import { isolate } from '#domain/text.ts'
import { ReportCard } from '#pages/admin/feedbacks/ReportCard.tsx'
import css from '#pages/admin/feedbacks/ReportsPage.module.css'
import { classes } from '#ui/classes.ts'
import { ClearSearch } from '#ui/controls/ClearSearch.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Select } from '#ui/controls/Select.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

const orders = reportOrders.map((order) => ({ value: order, label: order }))

/** The reports page (§2): a grid of cards with a search box and a dropdown. */
export function ReportsPage() {
  const [term, setTerm] = useState('')
  const [order, setOrder] = useState<ReportOrder>(defaultReportOrder)
  const visibleReports = searchReports(sampleReports, term, order)
  return (
    <div className="blocks">
      <Notice title="These reports are samples">
        Live reports aren't connected yet. These examples are fictional.
      </Notice>
      <div className={classes('wrap', css.tools)}>
        <TextField
          className={css.search}
          type="search"
          label="Search the reports"
          hideLabel
          placeholder="Search the reports"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <Select
          className={css.order ?? ''}
          label="Sort by"
          value={order}
          options={orders}
          onValueChange={(chosen) => {
            setOrder(chosen)
            // oxlint-disable-next-line no-console -- §2 requires the line
            console.info(`The filter of the reports: ${chosen}`)
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {visibleReports.length === 1 ? '1 report' : `${visibleReports.length} reports`}
      </p>
      {visibleReports.length === 0 && (
        <EmptyState
          title={`No results for "${isolate(term.trim())}".`}
          action={<ClearSearch onClear={() => setTerm('')} />}
        />
      )}
      <ul className={classes('blocks', css.grid)}>
        {visibleReports.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
    </div>
  )
}
