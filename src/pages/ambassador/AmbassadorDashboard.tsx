import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { selectAmbassadorDashboard } from '#machines/ambassador/ambassadorDashboard.selectors.ts'
import css from '#pages/ambassador/AmbassadorDashboard.module.css'
import { NextSteps } from '#pages/ambassador/followUp/NextSteps.tsx'
import { GrowthCard } from '#pages/ambassador/growth/GrowthCard.tsx'
import { InsightCard } from '#pages/ambassador/InsightCard.tsx'
import { RefereeList } from '#pages/ambassador/RefereeList.tsx'
import { ReferralCard } from '#pages/ambassador/ReferralCard.tsx'
import { SignInPrompt } from '#pages/ambassador/SignInPrompt.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { RetryIcon } from '#ui/layout/Icon.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** The dashboard of a marketer (§2): a greeting, the referral code and the referees. */
export function AmbassadorDashboard({ actor }: { actor: ActorRefFrom<typeof ambassadorDashboardMachine> }) {
  const {
    copy,
    followUp,
    greeting,
    invitation,
    isLoading,
    isNotFound,
    isRefreshing,
    marketer,
    problem,
    refereeList,
    shareKit,
  } = useSelector(actor, selectAmbassadorDashboard, shallowEqual)
  if (isLoading) return <DashboardSkeleton />
  if (isNotFound) return <SignInPrompt level={2} />
  if (problem !== null)
    return (
      <RetryNotice
        title="Failed to Load Profile"
        problem={`There was an error fetching your data. ${problem}`}
        callsApi
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    )
  if (!marketer || !refereeList || !copy || !shareKit || !followUp) return null
  const name = firstNameOf(marketer.name)
  return (
    <>
      <div className={classes('row wrap spread', css.welcome)}>
        <p className={classes('figure', css.greeting)}>{name ? `${greeting}, ${name}` : greeting}</p>
        <Button
          size="small"
          variant="quiet"
          icon={<RetryIcon size={16} />}
          busy={isRefreshing}
          onClick={() => actor.send({ type: 'refresh.requested' })}
        >
          Refresh
        </Button>
      </div>
      <div className={classes('blocks', css.columns)}>
        <div className={classes('blocks', css.side)}>
          <ReferralCard invitation={invitation} copy={copy} shareKit={shareKit} />
          <InsightCard actor={refereeList} referredCount={marketer.usersReferred} />
        </div>
        <div className={classes('blocks', css.side)}>
          <div className={css.pair}>
            <NextSteps
              list={refereeList}
              followUp={followUp}
              invitation={invitation}
              referredCount={marketer.usersReferred}
            />
            <GrowthCard list={refereeList} followUp={followUp} referredCount={marketer.usersReferred} />
          </div>
          <RefereeList actor={refereeList} followUp={followUp} />
        </div>
      </div>
    </>
  )
}

/** The placeholder of a marketer's dashboard while the profile loads. */
function DashboardSkeleton() {
  return (
    <>
      <div className={classes('row wrap spread', css.welcome)}>
        <Skeleton shape="figure" />
        <Spinner label="Loading your profile" />
      </div>
      <div className={classes('blocks', css.columns)}>
        <div className={classes('blocks', css.side)}>
          <Card busy>
            <Skeleton lines={14} />
          </Card>
          <Card busy>
            <Skeleton lines={6} />
          </Card>
        </div>
        <div className={classes('blocks', css.side)}>
          <div className={css.pair}>
            <Card busy>
              <Skeleton lines={11} />
            </Card>
            <Card busy>
              <Skeleton lines={11} />
            </Card>
          </div>
          <Card busy>
            <Skeleton lines={12} />
          </Card>
        </div>
      </div>
    </>
  )
}
