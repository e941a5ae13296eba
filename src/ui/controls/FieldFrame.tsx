import type { ReactNode, KeyboardEvent } from 'react'
import { AlertIcon } from '#ui/layout/Icon.tsx'
import { classes } from '#ui/classes.ts'
import css from '#ui/controls/FieldFrame.module.css'

type FieldFrameProps = {
  id: string
  label: ReactNode
  hideLabel?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
  /** Screen readers announce the error when it appears, because the focus is in the field already. */
  announce?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The layout of every field: label, control, hint and error. */
export function FieldFrame({ id, label, hideLabel, hint, error, announce, className, children }: FieldFrameProps) {
  return (
    <div className={classes('stack', className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : classes('medium snug', css.label)}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={hintId(id)} className="note snug">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className={classes('bad snug', css.error)} role={announce ? 'alert' : undefined}>
          <AlertIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** The `aria-describedby` of the control. Screen readers read the error before the hint. */
export function descriptionIds(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

/** For the `onKeyDown` of a field: an Enter key that is held down submits once. */
export const ignoreRepeatedEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
