import { createElement } from 'react'
import { expect, test } from 'vitest'
import { centeredCrop, type Crop } from '#domain/settings/photo.ts'
import { PhotoFrame } from '#pages/admin/settings/PhotoFrame.tsx'
import { renderNode } from '#tests/support/renderNode.tsx'

const styleOf = (crop: Crop): string | undefined => {
  const props = { file: new Blob(), size: { width: 800, height: 400 }, crop, onChange: () => undefined }
  return /style="([^"]*)"/.exec(renderNode(createElement(PhotoFrame, props)))?.[1]
}

test.each([
  ['in the middle', centeredCrop, 'width:200%;height:100%;left:-50%;top:0%'],
  ['on the left', { ...centeredCrop, x: 0.25 }, 'width:200%;height:100%;left:0%;top:0%'],
  ['enlarged', { ...centeredCrop, zoom: 2 }, 'width:400%;height:200%;left:-150%;top:-50%'],
])('the frame shows the part of a photo that is stored: %s', (_name, crop, style) => {
  expect(styleOf(crop)?.replaceAll(':-0%', ':0%')).toBe(style)
})
