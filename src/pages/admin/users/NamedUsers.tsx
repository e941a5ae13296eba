import { maxNamedUsers } from '#domain/limits.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { User } from '#domain/people/users.ts'
import css from '#pages/admin/users/NamedUsers.module.css'
import { classes } from '#ui/classes.ts'
import { formatCount } from '#ui/format.ts'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

/** The first of the users, with their emails, and how many more there are. */
export function NamedUsers({ users }: { users: readonly User[] }) {
  const moreCount = users.length - maxNamedUsers
  return (
    <ul className="stack">
      {users.slice(0, maxNamedUsers).map((user) => (
        <li key={user.id}>
          <strong>
            <Verbatim>{displayNameOf(user)}</Verbatim>
          </strong>
          {user.email && displayNameOf(user) !== user.email && (
            <Verbatim className={classes('muted breaks', css.email)}>{user.email}</Verbatim>
          )}
        </li>
      ))}
      {moreCount > 0 && <li>{`and ${formatCount(moreCount)} more`}</li>}
    </ul>
  )
}
