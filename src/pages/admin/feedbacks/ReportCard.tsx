import type { Report } from '#domain/feedbacks/reports.ts'
import { isolate } from '#domain/text.ts'
import css from '#pages/admin/feedbacks/ReportsPage.module.css'
import { classes } from '#ui/classes.ts'
import { Card } from '#ui/layout/Card.tsx'
import { formatDay } from '#ui/format.ts'
import { Tag, type TagProps } from '#ui/layout/Tag.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

const tones: Readonly<Record<Report['status'], NonNullable<TagProps['tone']>>> = {
  Open: 'warning',
  'In review': 'info',
  Closed: 'neutral',
}

/** One report. The notice above the cards says that they are samples. */
export function ReportCard({ report }: { report: Report }) {
  const facts = [
    ['Reported', report.reportType === 'USER' ? 'A user' : `An item of ${isolate(report.userReported)}`],
    ['By', <Verbatim key="by">{`${isolate(report.userName)}\n${isolate(report.userEmail)}`}</Verbatim>],
    ['Location', report.location],
    ['Deal type', report.dealType],
    ['Date', formatDay(report.reportDate)],
  ] as const
  return (
    <Card
      className={css.card ?? ''}
      title={`Report about ${isolate(report.item || report.userReported)}`}
      actions={<Tag tone={tones[report.status]}>{report.status}</Tag>}
    >
      <blockquote className={css.message}>{report.message}</blockquote>
      <dl className={classes('stack', css.facts)}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
