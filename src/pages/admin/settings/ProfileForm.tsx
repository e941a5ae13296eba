import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { initialsOf } from '#domain/people/profile.ts'
import { roleLabel } from '#domain/auth/roles.ts'
import type { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { selectProfileForm } from '#machines/settings/profileForm.selectors.ts'
import type { settingsMachine } from '#machines/settings/settings.machine.ts'
import { selectPhoto } from '#machines/settings/settings.selectors.ts'
import { LeaveDialog } from '#pages/admin/settings/LeaveDialog.tsx'
import { PhotoField } from '#pages/admin/settings/PhotoField.tsx'
import css from '#pages/admin/settings/SettingsPage.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { TextField } from '#ui/controls/TextField.tsx'

interface ProfileFormProps {
  actor: ActorRefFrom<typeof profileFormMachine>
  /** The chart of the page. It reads the photo. */
  settings: ActorRefFrom<typeof settingsMachine>
}

/** Photo and personal information (§2). 'Save Changes' is shown only with unsaved changes. */
export function ProfileForm({ actor, settings }: ProfileFormProps) {
  const photo = useSelector(settings, selectPhoto, shallowEqual)
  const { draft, ownProfile, hasChanges, isSaving, isLeavingAfterSave, isConfirmingLeave, problem } = useSelector(
    actor,
    selectProfileForm,
    shallowEqual,
  )
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'save.requested' })
      }}
      noValidate
    >
      <Card title="Profile Photo">
        <PhotoField
          picture={draft.picture}
          initials={initialsOf(draft.name)}
          isPending={draft.picture !== ownProfile.details.picture}
          isReading={photo.isReading}
          isDisabled={isSaving}
          problem={photo.problem}
          onChoose={(file) => settings.send({ type: 'photo.chosen', file })}
        />
      </Card>
      <Card title="Personal Information">
        <div className={css.fields}>
          <TextField
            label="Full Name"
            autoComplete="name"
            value={draft.name}
            readOnly={isSaving}
            onChange={(event) => actor.send({ type: 'name.changed', name: event.target.value })}
          />
          <TextField
            label="Email Address"
            type="email"
            autoComplete="email"
            value={draft.email}
            readOnly={isSaving}
            hint={
              <>
                Another address is kept in this browser and shown here only. You still sign in with{' '}
                <strong>{ownProfile.signInEmail}</strong>, and codes go there.
              </>
            }
            onChange={(event) => actor.send({ type: 'email.changed', email: event.target.value })}
          />
          <TextField
            label="Phone Number"
            type="tel"
            value={ownProfile.phoneNumber || 'None'}
            readOnly
            hint="It cannot be changed here."
          />
          <TextField label="Role" value={roleLabel(ownProfile.role)} readOnly hint="It comes with your account." />
        </div>
      </Card>
      {hasChanges && (
        <div className={css.save}>
          {problem && (
            <Notice tone="danger" announce title={problem.title}>
              {problem.text}
            </Notice>
          )}
          <div className={css.saveLine}>
            <p className={css.note} role="status">
              {isSaving ? 'Saving changes...' : 'You have changes that are not saved.'}
              {isLeavingAfterSave && ' You leave this page once they are saved.'}
            </p>
            <Button type="submit" busy={isSaving}>
              Save Changes
            </Button>
          </div>
        </div>
      )}
      {isConfirmingLeave && (
        <LeaveDialog
          onStay={() => actor.send({ type: 'dialog.dismissed' })}
          onLeave={() => actor.send({ type: 'leave.confirmed' })}
        />
      )}
    </form>
  )
}
