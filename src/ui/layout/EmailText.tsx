import css from '#ui/layout/EmailText.module.css'

/** An email as one text, which can be found and copied. Where it has no room, its end is cut. The title has all of it. */
export function EmailText({ email }: { email: string }) {
  return (
    <span className={css.email} title={email} translate="no">
      {email}
    </span>
  )
}
