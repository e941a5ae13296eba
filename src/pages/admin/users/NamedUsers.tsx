import { maxNamedUsers } from '#domain/limits.ts'
import type { User } from '#domain/people/users.ts'
import { formatCount } from '#ui/format.ts'

/** The first of the users, with their emails, and how many more there are. */
export function NamedUsers({ users }: { users: readonly User[] }) {
  const moreCount = users.length - maxNamedUsers
  return (
    <>
      {users.slice(0, maxNamedUsers).map(({ id, name, email }) => (
        <p key={id}>
          <strong>{name || email || id}</strong>
          {name && email && ` · ${email}`}
        </p>
      ))}
      {moreCount > 0 && <p>and {formatCount(moreCount)} more</p>}
    </>
  )
}
