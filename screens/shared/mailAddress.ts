/** The form of a mail address; whether it exists, only a mail tells. */
export const mailAddress = {
  match: '^[^@\\s]+@[^@\\s]+$',
  message: 'Enter an email address, such as name@example.com.',
}
