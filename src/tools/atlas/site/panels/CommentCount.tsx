import { commentCountText } from '#tools/atlas/review/openComments.ts'
import { Tag } from '#ui/layout/Tag.tsx'

/** How many comments are open; nothing without one. */
export function CommentCount({ count }: { count: number }) {
  return count > 0 && <Tag tone="warning">{commentCountText(count)}</Tag>
}
