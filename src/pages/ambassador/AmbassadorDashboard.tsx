import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { selectAmbassadorDashboard } from '#machines/ambassador/ambassadorDashboard.selectors.ts'
import css from '#pages/ambassador/AmbassadorDashboard.module.css'
import { DashboardSkeleton } from '#pages/ambassador/DashboardSkeleton.tsx'
import { ProfileLoadError } from '#pages/ambassador/ProfileLoadError.tsx'
import { InsightCard } from '#pages/ambassador/InsightCard.tsx'
import { RefereeList } from '#pages/ambassador/RefereeList.tsx'
import { ReferralCard } from '#pages/ambassador/ReferralCard.tsx'
import type { PosterCode } from '#pages/ambassador/ShareKit.tsx'
import { SignInPrompt } from '#pages/ambassador/SignInPrompt.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { RetryIcon } from '#ui/layout/Icon.tsx'

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

export interface AmbassadorDashboardProps {
  actor: ActorRefFrom<typeof ambassadorDashboardMachine>
  Poster: PosterCode
}

/** The dashboard of a marketer (§2): a greeting, the referral code and the referees. */
export function AmbassadorDashboard({ actor, Poster }: AmbassadorDashboardProps) {
  const { copy, greeting, invitation, isLoading, isNotFound, isRefreshing, marketer, problem, refereeList, shareKit } =
    useSelector(actor, selectAmbassadorDashboard, shallowEqual)
  if (isLoading) return <DashboardSkeleton />
  if (isNotFound) return <SignInPrompt level={2} />
  if (problem !== null)
    return <ProfileLoadError problem={problem} onRetry={() => actor.send({ type: 'retry.requested' })} />
  if (!marketer || !refereeList || !copy || !shareKit) return null
  const name = firstNameOf(marketer.name)
  return (
    <>
      <div className={css.welcome}>
        <p className={css.greeting}>{name ? `${greeting}, ${name}` : greeting}</p>
        <Button
          size="small"
          variant="secondary"
          icon={<RetryIcon size={16} />}
          busy={isRefreshing}
          onClick={() => actor.send({ type: 'refresh.requested' })}
        >
          Refresh
        </Button>
      </div>
      <div className={css.columns}>
        <div className={css.side}>
          <ReferralCard invitation={invitation} copy={copy} shareKit={shareKit} Poster={Poster} />
          <InsightCard actor={refereeList} referredCount={marketer.usersReferred} />
        </div>
        <RefereeList actor={refereeList} />
      </div>
    </>
  )
}
