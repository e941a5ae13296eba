import { type Section, sections, sectionTitles } from '#domain/sections.ts'
import css from '#pages/admin/DashboardSkeleton.module.css'
import { Card, CardGrid } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** What a card shows while its first figures are on their way: as high as the figures will be, so that nothing jumps. */
export function FiguresSkeleton({ section }: { section: Section }) {
  const isDivided = section === 'itemPerformance' || section === 'itemListings'
  return (
    <div className={isDivided ? css.divided : css.total}>
      <Skeleton shape="figure" />
      <Skeleton lines={isDivided ? 6 : 2} />
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
