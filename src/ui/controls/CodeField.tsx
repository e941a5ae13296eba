import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { codeLength, confirmationCodeLength } from '#domain/limits.ts'
import { readCode } from '#domain/readInput.ts'
import { classes } from '#ui/classes.ts'
import { FieldFrame, descriptionIds } from '#ui/controls/FieldFrame.tsx'
import css from '#ui/controls/CodeField.module.css'

export type CodeFieldProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type' | 'size'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Screen readers announce the error. Not if a toast says it too. */
  announce?: boolean
  /** The number of cells. */
  length?: number
  /** The code has letters too, so the keyboard of a phone offers them, as capitals. */
  hasLetters?: boolean
  /** Runs after a change that filled the last cell, unless the text was too long and was cut. */
  onComplete?: () => void
}

/**
 * A one-time code, in four cells (§2, §9) by default. It is one input over painted cells, so that paste, autofill, undo and
 * selection of the browser work. After an error the code is selected, and typing replaces it; a form may remove it. A pasted `' 12-34 '`
 * becomes `1234`: `onChange` runs after every change of the code, and finds letters and digits, at most one per cell.
 * `maxLength` would cut the text before its spaces and hyphens are removed. The field is uncontrolled, for `register(...)`
 * of react-hook-form, and keeps a text that was typed before the scripts ran.
 */
export function CodeField({
  label,
  hint,
  error,
  announce,
  length = codeLength,
  hasLetters = false,
  onChange,
  onComplete,
  id,
  className,
  onSelect,
  ...rest
}: CodeFieldProps) {
  const ownId = useId()
  const box = useRef<HTMLDivElement>(null)
  const lastRef = useRef<string | null>(null)
  const fieldId = id ?? ownId

  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (!input || !error) return
    lastRef.current = input.value
    if (input.value === '') box.current?.removeAttribute('data-cell')
    else if (input.value.length === length && input === document.activeElement) input.select()
  }, [error, length])

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = readCode(event.target.value, length)
    const code = typed.slice(0, length)
    event.target.value = code
    if (code === lastRef.current) return
    lastRef.current = code
    onChange?.(event)
    if (typed.length === length) onComplete?.()
  }
  const markCell = (event: SyntheticEvent<HTMLInputElement>) => {
    const caret = event.currentTarget.selectionStart ?? 0
    if (box.current) box.current.dataset.cell = String(Math.min(caret, length - 1))
    onSelect?.(event)
  }

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} announce={announce} className={className}>
      <div ref={box} className={css.box} data-length={length}>
        <input
          autoComplete="one-time-code"
          enterKeyHint="done"
          {...rest}
          id={fieldId}
          className={classes('medium digits', css.input)}
          type="text"
          inputMode={hasLetters ? 'text' : 'numeric'}
          autoCapitalize={hasLetters ? 'characters' : 'none'}
          spellCheck={false}
          onChange={change}
          onSelect={markCell}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionIds(fieldId, hint, error)}
        />
        <span className={css.cells} aria-hidden="true">
          {cells.slice(0, length)}
        </span>
      </div>
    </FieldFrame>
  )
}

const cells = Array.from({ length: confirmationCodeLength }, (_, index) => (
  <span key={index} className={classes('control', css.cell)} />
))
