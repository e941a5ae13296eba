import { isTotalSection, type Section, sections, sectionTitles } from '#domain/dashboard/sections.ts'
import pageCss from '#pages/admin/dashboard/DashboardPage.module.css'
import breakdown from '#pages/admin/dashboard/plots/Breakdown.module.css'
import { KeyFiguresSkeleton } from '#pages/admin/dashboard/keyFigures/KeyFiguresSkeleton.tsx'
import { classes } from '#ui/classes.ts'
import { Card, CardGrid } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The placeholder of a card's figures. It has their height, so that the layout does not shift. */
export function FiguresSkeleton({ section }: { section: Section }) {
  const hasBreakdown = !isTotalSection(section)
  return (
    <div className={hasBreakdown ? pageCss.divided : pageCss.total}>
      {hasBreakdown ? (
        <div className={classes('blocks', breakdown.division)}>
          <div className={classes('center', breakdown.donut)}>
            <Skeleton shape="circle" className={breakdown.ring ?? ''} />
          </div>
          <Skeleton lines={4} className={pageCss.lines ?? ''} />
        </div>
      ) : (
        <Skeleton shape="figure" />
      )}
      <Skeleton shape="block" className={pageCss.plot ?? ''} />
    </div>
  )
}

/** The dashboard while the session is checked. */
export function DashboardSkeleton() {
  return (
    <div className={pageCss.page}>
      <KeyFiguresSkeleton />
      <CardGrid className={pageCss.cards ?? ''}>
        {sections.map((section) => (
          <Card key={section} title={sectionTitles[section]} busy>
            <FiguresSkeleton section={section} />
          </Card>
        ))}
      </CardGrid>
    </div>
  )
}
