import { maxNamedUsers } from '#domain/limits.ts'
import type { User } from '#domain/people/users.ts'
import css from '#pages/admin/users/NamedUsers.module.css'
import { formatCount } from '#ui/format.ts'

/** The first of the users, with their emails, and how many more there are. */
export function NamedUsers({ users }: { users: readonly User[] }) {
  const moreCount = users.length - maxNamedUsers
  return (
    <ul className={css.users}>
      {users.slice(0, maxNamedUsers).map(({ id, name, email }) => (
        <li key={id}>
          <strong>{name || email || id}</strong>
          {name && email && <span className={css.email}>{email}</span>}
        </li>
      ))}
      {moreCount > 0 && <li>and {formatCount(moreCount)} more</li>}
    </ul>
  )
}
