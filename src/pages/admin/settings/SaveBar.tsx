import type { ReactNode } from 'react'
import css from '#pages/admin/settings/SettingsPage.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { useFocusFallback } from '#ui/overlays/useFocusFallback.ts'

interface SaveBarProps {
  isSaving: boolean
  isLeavingAfterSave: boolean
  onDiscard: () => void
  /** What the person should know before the next save. */
  children: ReactNode
}

/** 'Discard' and 'Save Changes', only with unsaved changes (§2). */
export function SaveBar({ isSaving, isLeavingAfterSave, onDiscard, children }: SaveBarProps) {
  return (
    <div ref={useFocusFallback<HTMLDivElement>()} className={classes('blocks', css.save)}>
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
