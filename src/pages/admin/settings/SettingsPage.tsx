import { shallowEqual, useSelector } from '@xstate/react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { licencesPath } from '#domain/app/release.ts'
import { pathOf } from '#domain/routes/routes.ts'
import type { settingsMachine } from '#machines/settings/settings.machine.ts'
import { selectSettings } from '#machines/settings/settings.selectors.ts'
import { DeleteAccount } from '#pages/admin/settings/DeleteAccount.tsx'
import { ProfileForm } from '#pages/admin/settings/ProfileForm.tsx'
import { SettingsRow } from '#pages/admin/settings/SettingsRow.tsx'
import css from '#pages/admin/settings/SettingsPage.module.css'
import { classes } from '#ui/classes.ts'
import { ButtonLink } from '#ui/controls/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { ReportProblemButton } from '#ui/feedback/reportProblem.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { SectionErrorBoundary } from '#ui/feedback/SectionErrorBoundary.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The settings page (§2). */
export function SettingsPage({ actor }: { actor: ActorRefFrom<typeof settingsMachine> }) {
  const { isLoading, problem, form, deleteAccount, email } = useSelector(actor, selectSettings, shallowEqual)
  if (problem !== null)
    return (
      <RetryNotice
        title="Failed to load user profile"
        problem={problem}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    )
  if (isLoading) return <LoadingCards />
  return (
    <div className={css.page}>
      {form && <ProfileForm actor={form} settings={actor} />}
      <Card title="General Information">
        <div className="blocks">
          <SettingsRow title="My Activity" note="Changes you made in this browser.">
            <Link href={pathOf('activity')} asChild>
              <ButtonLink variant="secondary">Show my activity</ButtonLink>
            </Link>
          </SettingsRow>
          <SettingsRow title="Help" note="If something does not work, report what happened.">
            <ReportProblemButton size="medium" variant="secondary" />
          </SettingsRow>
          {deleteAccount && (
            <SectionErrorBoundary name="Delete Account">
              <DeleteAccount actor={deleteAccount} email={email} />
            </SectionErrorBoundary>
          )}
        </div>
      </Card>
      {about}
    </div>
  )
}

const about = (
  <div className={classes('wrap muted', css.about)}>
    <span>{`Version ${import.meta.env['VITE_VERSION']}`}</span>
    <a href={licencesPath}>Licences</a>
    <a href="/accessibility">Accessibility</a>
    <a href="/privacy">Privacy</a>
  </div>
)

/** The cards below the profile are not shown yet: they would move when the profile is there. */
function LoadingCards() {
  return (
    <div className={css.page}>
      <Card title="Profile Photo" busy>
        <Skeleton lines={3} />
      </Card>
      <Card title="Personal Information" busy>
        <Skeleton lines={6} />
      </Card>
    </div>
  )
}
