import { shallowEqual, useSelector } from '@xstate/react'
import type { SyntheticEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { ActorRefFrom } from 'xstate'
import { initialsOf } from '#domain/people/profile.ts'
import { roleLabel } from '#domain/auth/roles.ts'
import type { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { selectProfileForm } from '#machines/settings/profileForm.selectors.ts'
import type { settingsMachine } from '#machines/settings/settings.machine.ts'
import { selectPhoto } from '#machines/settings/settings.selectors.ts'
import { choicesOf, FieldConflicts } from '#pages/admin/FieldConflicts.tsx'
import { LeaveDialog } from '#pages/admin/settings/LeaveDialog.tsx'
import { PhotoDialog } from '#pages/admin/settings/PhotoDialog.tsx'
import { PhotoField } from '#pages/admin/settings/PhotoField.tsx'
import css from '#pages/admin/settings/SettingsPage.module.css'
import { SaveBar } from '#pages/admin/settings/SaveBar.tsx'
import { useProfileForm } from '#pages/admin/settings/useProfileForm.ts'
import { classes } from '#ui/classes.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { useDialogPreload } from '#ui/overlays/lazyOverlays.ts'

interface ProfileFormProps {
  actor: ActorRefFrom<typeof profileFormMachine>
  /** The chart of the page. It reads the photo. */
  settings: ActorRefFrom<typeof settingsMachine>
}

/** Photo and personal information (§2). 'Save Changes' is shown only with unsaved changes. */
export function ProfileForm({ actor, settings }: ProfileFormProps) {
  const photo = useSelector(settings, selectPhoto, shallowEqual)
  const { ownProfile, hasChanges, isSaving, isLeavingAfterSave, isConfirmingLeave, problem, theirName } = useSelector(
    actor,
    selectProfileForm,
    shallowEqual,
  )
  const { form, reportChanges } = useProfileForm({
    saved: ownProfile.details,
    chosenPicture: photo.picture,
    hasChanges,
    send: actor.send,
  })
  useDialogPreload(hasChanges)
  const [name, picture, email] = useWatch({ control: form.control, name: ['name', 'picture', 'email'] })
  const phoneNumber = ownProfile.phoneNumber || 'None'
  const role = roleLabel(ownProfile.role)
  const submit = form.handleSubmit((details) => actor.send({ type: 'details.submitted', details }))
  /** The form takes the chosen name, so that it shows what is saved. */
  const resolve = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const choice = choicesOf(event.currentTarget)['name'] ?? 'mine'
    if (choice === 'theirs' && theirName !== null) form.setValue('name', theirName)
    actor.send({ type: 'conflict.resolved', choice })
  }
  const undoChanges = () => form.reset(ownProfile.details, { keepFieldsRef: true })
  const leave = () => {
    undoChanges()
    actor.send({ type: 'leave.confirmed' })
  }
  const discard = () => {
    undoChanges()
    actor.send({ type: 'changes.undone' })
    settings.send({ type: 'photo.cleared' })
  }
  const removePhoto = () => {
    form.setValue('picture', null)
    settings.send({ type: 'photo.cleared' })
  }
  return (
    <form className={css.form} onSubmit={theirName === null ? submit : resolve} noValidate>
      <Card title="Profile Photo">
        <PhotoField
          picture={picture}
          initials={initialsOf(name)}
          isPending={picture !== ownProfile.details.picture}
          isReading={photo.isReading}
          isDisabled={isSaving}
          problem={photo.problem}
          onChoose={(file) => settings.send({ type: 'photo.chosen', file })}
          onRemove={removePhoto}
        />
      </Card>
      <Card title="Personal Information">
        <div className={classes('blocks', css.fields)}>
          <TextField
            label="Full Name"
            autoComplete="name"
            readOnly={isSaving}
            {...form.register('name', { onChange: reportChanges })}
          />
          <TextField
            label="Email Address"
            type="email"
            autoComplete="email"
            readOnly={isSaving}
            hint={
              <>
                <span>Email and photo are saved only in this browser.</span>
                {email !== ownProfile.signInEmail && (
                  <>
                    <span> You still sign in with </span>
                    <strong>
                      <Verbatim>{ownProfile.signInEmail}</Verbatim>
                    </strong>
                    <span>, and codes go there.</span>
                  </>
                )}
              </>
            }
            {...form.register('email', { onChange: reportChanges })}
          />
          <TextField
            label="Phone Number"
            type="tel"
            value={phoneNumber}
            readOnly
            hint="Phone number and role can't be changed here."
          />
          <TextField label="Role" value={role} readOnly />
        </div>
        <dl className={css.printed}>
          {Object.entries({ 'Full Name': name, 'Email Address': email, 'Phone Number': phoneNumber, Role: role }).map(
            ([label, value]) => (
              <div key={label}>
                <dt className="note">{label}</dt>
                <dd>
                  <Verbatim>{value}</Verbatim>
                </dd>
              </div>
            ),
          )}
        </dl>
      </Card>
      {hasChanges && (
        <SaveBar isSaving={isSaving} isLeavingAfterSave={isLeavingAfterSave} onDiscard={discard}>
          {problem && (
            <Notice tone="danger" announce title={problem.title}>
              {problem.text}
            </Notice>
          )}
          {theirName !== null && (
            <FieldConflicts
              title="Your name was changed in another browser"
              labelOf={() => 'Full name'}
              conflicts={[{ field: 'name', mine: form.getValues('name'), theirs: theirName }]}
            />
          )}
        </SaveBar>
      )}
      {photo.chart && <PhotoDialog actor={photo.chart} />}
      {isConfirmingLeave && <LeaveDialog onStay={() => actor.send({ type: 'dialog.dismissed' })} onLeave={leave} />}
    </form>
  )
}
