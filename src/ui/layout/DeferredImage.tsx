import { type ReactNode, useDeferredValue, useState } from 'react'

interface DeferredImageProps {
  src: string | undefined
  className?: string | undefined
  /** Width and height in pixels, if CSS does not set them. */
  size?: number
  /** Shown if there is no picture, or it fails to load. */
  fallback?: ReactNode
}

/**
 * A picture over its placeholder. The picture renders after the text, so that long lists appear sooner. A new picture
 * never shows the previous one.
 */
export function DeferredImage({ src, className, size, fallback = null }: DeferredImageProps) {
  const shown = useDeferredValue(src, '')
  const [failedSrc, setFailedSrc] = useState('')
  if (!src || src === failedSrc) return fallback
  if (shown !== src) return null
  return (
    <img
      key={src}
      className={className}
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      loading="lazy"
      onError={() => setFailedSrc(src)}
    />
  )
}
