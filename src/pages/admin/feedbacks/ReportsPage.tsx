import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { reportOrders } from '#domain/feedbacks/reports.ts'
import type { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import { selectReports } from '#machines/feedbacks/reports.selectors.ts'
import { ReportCard } from '#pages/admin/feedbacks/ReportCard.tsx'
import css from '#pages/admin/feedbacks/ReportsPage.module.css'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Select } from '#ui/controls/Select.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

const orders = reportOrders.map((order) => ({ value: order, label: order }))

/** The reports page (§2): a grid of cards with a search box and a dropdown. */
export function ReportsPage({ actor }: { actor: ActorRefFrom<typeof reportsMachine> }) {
  const { term, order, visibleReports } = useSelector(actor, selectReports, shallowEqual)
  return (
    <div className={css.page}>
      <Notice title="These reports are samples">
        Live reports aren't connected yet. These examples are fictional.
      </Notice>
      <div className={css.tools}>
        <TextField
          className={css.search}
          type="search"
          label="Search the reports"
          hideLabel
          placeholder="Search the reports"
          value={term}
          onChange={(event) => actor.send({ type: 'term.changed', term: event.target.value })}
        />
        <Select
          className={css.order ?? ''}
          label="Sort by"
          value={order}
          options={orders}
          onValueChange={(chosen) => actor.send({ type: 'order.chosen', order: chosen })}
        />
      </div>
      <p className="visually-hidden" role="status">
        {visibleReports.length === 1 ? '1 report' : `${visibleReports.length} reports`}
      </p>
      {visibleReports.length === 0 && (
        <EmptyState title={`No results for "${term.trim()}".`}>Try another search.</EmptyState>
      )}
      <ul className={css.grid}>
        {visibleReports.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
    </div>
  )
}
