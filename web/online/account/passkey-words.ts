export const passkeyWords = {
  title: 'Passkeys',
  note: 'Come back by a touch or a face instead of a code. Your device keeps the key; the server keeps only what checks it.',
  insecure:
    'No passkeys here: this page came by plain HTTP, and browsers allow them only with HTTPS. Your recovery code does the same.',
  address:
    'No passkeys here: browsers allow them only for a name such as play.example.org, not for an address of numbers.',
  unsupported: 'This browser has no passkeys. Your recovery code does the same.',
  needsAccount: 'Make an account first: its recovery code is the way back if the passkey is lost.',
  add: 'Add a passkey',
  added: 'Added.',
  enter: 'I have a passkey',
  end: 'End',
  cancelled: 'No passkey was used. Try again.',
  confirm: {
    title: 'Is it you?',
    note: 'Whoever adds a device, a passkey or a code to an account shows its recovery code or a passkey first. It counts for ten minutes.',
    code: 'Recovery code',
    button: 'Confirm',
    passkey: 'Use a passkey',
    cancel: 'Cancel',
  },
};
