import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from '#pages/admin/settings/SettingsPage.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'

interface SaveBarProps {
  isSaving: boolean
  isLeavingAfterSave: boolean
  onDiscard: () => void
  /** What the person should know before the next save. */
  children: ReactNode
}

/** When the bar goes with the focus in it, the heading of the part that was changed first gets it. */
const useFocusOnChangedPart = () => {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = bar.current
    const part = document.activeElement?.closest('form section') ?? box?.closest('form')
    return () => {
      if (box?.contains(document.activeElement)) part?.querySelector('h2')?.focus({ preventScroll: true })
    }
  }, [])
  return bar
}

/** 'Discard' and 'Save Changes', only with unsaved changes (§2). */
export function SaveBar({ isSaving, isLeavingAfterSave, onDiscard, children }: SaveBarProps) {
  return (
    <div ref={useFocusOnChangedPart()} className={classes('raised blocks', css.save)}>
      {children}
      <div className="row wrap spread">
        <p className="muted" role="status">
          {`${isSaving ? 'Saving changes...' : 'You have unsaved changes.'}${isLeavingAfterSave ? ' Leaving after save.' : ''}`}
        </p>
        <div className="wrap">
          <Button variant="secondary" disabled={isSaving} onClick={onDiscard}>
            Discard
          </Button>
          <Button type="submit" busy={isSaving}>
            Save Changes
          </Button>
        </div>
      </div>
    </div>
  )
}
