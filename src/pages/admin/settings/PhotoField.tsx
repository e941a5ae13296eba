import { useRef } from 'react'
import { photoAccept } from '#domain/settings/photo.ts'
import css from '#pages/admin/settings/SettingsPage.module.css'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { AlertIcon, CameraIcon } from '#ui/layout/Icon.tsx'

interface PhotoFieldProps {
  /** A data URL, or null. */
  picture: string | null
  initials: string
  /** The picture is not saved yet. */
  isPending: boolean
  isReading: boolean
  isDisabled: boolean
  problem: string | null
  onChoose: (file: File) => void
}

/** The profile photo with 'Change photo' (§2). */
export function PhotoField({
  picture,
  initials,
  isPending,
  isReading,
  isDisabled,
  problem,
  onChoose,
}: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const note = isPending
    ? 'The new photo is not saved yet.'
    : 'PNG, JPEG, WebP or GIF, at most 2 MB. Saved in this browser.'
  return (
    <div className={css.photo}>
      <Avatar size="large" src={picture ?? undefined} initials={initials} label="Your profile photo" />
      <div className={css.text}>
        <Button
          variant="secondary"
          icon={<CameraIcon />}
          busy={isReading}
          disabled={isDisabled}
          aria-describedby="photo-note"
          onClick={() => input.current?.click()}
        >
          Change photo
        </Button>
        <p id="photo-note" className={problem ? css.problem : css.note}>
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
