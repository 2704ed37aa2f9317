/** Name of the channel on which a returned popup sends its reply to its opener. */
export const popupChannel = 'console.popup'
