import { sections, sectionTitles } from '#domain/dashboardCounts.ts'
import { Card, CardGrid } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** What a card shows while its first figures are on their way: the height of the figures, so that nothing jumps. */
export function FiguresSkeleton() {
  return (
    <>
      <Skeleton shape="figure" />
      <Skeleton lines={3} />
    </>
  )
}

/** The dashboard before it is known who is signed in. */
export function DashboardSkeleton() {
  return (
    <CardGrid>
      {sections.map((section) => (
        <Card key={section} title={sectionTitles[section]} busy>
          <FiguresSkeleton />
        </Card>
      ))}
    </CardGrid>
  )
}
