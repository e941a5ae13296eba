import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { descriptionIds, FieldFrame } from '#ui/controls/FieldFrame.tsx'
import css from '#ui/controls/TextField.module.css'

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'className'> & { label: ReactNode; hint?: ReactNode }

/** A field for several lines in any script. It is uncontrolled by default. */
export function TextArea({ label, hint, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <textarea
        dir="auto"
        {...rest}
        id={id}
        className={classes('control', css.input, css.lines)}
        aria-describedby={descriptionIds(id, hint, null)}
      />
    </FieldFrame>
  )
}
