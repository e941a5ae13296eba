import css from '#pages/ambassador/AmbassadorDashboard.module.css'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

/** The placeholder of a marketer's dashboard while the profile loads. */
export function DashboardSkeleton() {
  return (
    <>
      <div className={css.welcome}>
        <Skeleton shape="figure" />
        <Spinner label="Loading your profile" />
      </div>
      <div className={css.columns}>
        <div className={css.side}>
          <Card busy>
            <Skeleton lines={7} />
          </Card>
          <Card busy>
            <Skeleton lines={4} />
          </Card>
        </div>
        <Card busy>
          <Skeleton lines={12} />
        </Card>
      </div>
    </>
  )
}
