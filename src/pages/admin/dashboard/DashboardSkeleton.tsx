import { isTotalSection, type Section, sections, sectionTitles } from '#domain/dashboard/sections.ts'
import pageCss from '#pages/admin/dashboard/DashboardPage.module.css'
import { KeyFiguresSkeleton } from '#pages/admin/dashboard/keyFigures/KeyFiguresSkeleton.tsx'
import { Card, CardGrid } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The number of text lines of each card. */
const lineCounts: Readonly<Record<Section, number>> = {
  userOverview: 1,
  itemOverview: 1,
  itemPerformance: 5,
  itemListings: 5,
}

/** The placeholder of a card's figures. It has their height, so that the layout does not shift. */
export function FiguresSkeleton({ section }: { section: Section }) {
  const hasBreakdown = !isTotalSection(section)
  return (
    <div className={hasBreakdown ? pageCss.divided : pageCss.total}>
      <div>
        <Skeleton shape="figure" />
        <Skeleton lines={lineCounts[section]} className={pageCss.lines ?? ''} />
      </div>
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
