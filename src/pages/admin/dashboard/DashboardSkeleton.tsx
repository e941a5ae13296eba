import { type Section, sections, sectionTitles } from '#domain/dashboard/sections.ts'
import css from '#pages/admin/dashboard/DashboardSkeleton.module.css'
import { isTotalSection } from '#pages/admin/dashboard/TotalFigure.tsx'
import { Card, CardGrid } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** How many lines stand under or beside its figure. */
const linesOf: Readonly<Record<Section, number>> = {
  userOverview: 2,
  itemOverview: 1,
  itemPerformance: 6,
  itemListings: 6,
}

/** What a card shows while its first figures are on their way: as high as the figures will be, so that nothing jumps. */
export function FiguresSkeleton({ section }: { section: Section }) {
  const isDivided = !isTotalSection(section)
  return (
    <div className={isDivided ? css.divided : css.total}>
      <div data-early-place={isDivided ? undefined : section}>
        <Skeleton shape="figure" />
        <Skeleton lines={linesOf[section]} className={css.lines ?? ''} />
      </div>
      <Skeleton shape="block" className={css.plot ?? ''} />
    </div>
  )
}

/** The dashboard before it is known who is signed in. */
export function DashboardSkeleton() {
  return (
    <div className={css.page}>
      <CardGrid>
        {sections.map((section) => (
          <Card key={section} title={sectionTitles[section]} busy>
            <FiguresSkeleton section={section} />
          </Card>
        ))}
      </CardGrid>
    </div>
  )
}
