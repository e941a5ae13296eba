import { useRef } from 'react'
import { photoAccept, photoMaxMegabytes } from '#domain/settings/photo.ts'
import css from '#pages/admin/settings/SettingsPage.module.css'
import { classes } from '#ui/classes.ts'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { CameraIcon } from '#pages/admin/settings/photoIcons.ts'
import { AlertIcon } from '#ui/layout/Icon.tsx'

const typesNote = `PNG, JPEG, WebP or GIF, and HEIC where the browser can read it. At most ${photoMaxMegabytes} MB.`

interface PhotoFieldProps {
  /** A data URL, or null. */
  picture: string | null
  initials: string
  /** The picture, or its removal, is not saved yet. */
  isPending: boolean
  isReading: boolean
  isDisabled: boolean
  problem: string | null
  onChoose: (file: File) => void
  onRemove: () => void
}

/** The profile photo with 'Change photo' (§2). Without a photo, the initials show. */
export function PhotoField({
  picture,
  initials,
  isPending,
  isReading,
  isDisabled,
  problem,
  onChoose,
  onRemove,
}: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const pendingNote = picture === null ? 'The photo is removed when you save.' : 'The new photo is not saved yet.'
  const note = isPending ? pendingNote : typesNote
  return (
    <div className={classes('row wrap', css.photo)}>
      <Avatar size="large" src={picture ?? undefined} initials={initials} label="Your profile photo" />
      <div className={classes('screen-only stack', css.text)}>
        <div className="wrap">
          <Button
            ref={change}
            variant="secondary"
            icon={<CameraIcon />}
            busy={isReading}
            disabled={isDisabled}
            aria-describedby="photo-note"
            onClick={() => input.current?.click()}
          >
            Change photo
          </Button>
          {picture !== null && (
            <Button
              variant="quiet"
              disabled={isDisabled}
              onClick={() => {
                change.current?.focus()
                onRemove()
              }}
            >
              Remove photo
            </Button>
          )}
        </div>
        <p id="photo-note" className={problem ? 'row bad' : 'muted'}>
          {problem && <AlertIcon size={16} />}
          <span>{problem ?? note}</span>
        </p>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          accept={photoAccept}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onChoose(file)
            currentTarget.value = ''
          }}
        />
      </div>
    </div>
  )
}
