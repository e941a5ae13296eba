/** The id of the element around the picture, which can fill the screen. */
export const pictureFrameId = 'picture'
