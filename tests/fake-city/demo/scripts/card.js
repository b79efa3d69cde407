// Runs inside the card widget's frame. Reports its height and the end of the payment to the surrounding page of the
// same origin.
(() => {
  const isInFrame = window.parent !== window;
  const notifyParent = (message) => {
    if (isInFrame) window.parent.postMessage({ from: 'demo-card', ...message }, location.origin);
  };

  const sheet = document.querySelector('.sheet');
  if (sheet.dataset.end) {
    notifyParent({ end: sheet.dataset.end, message: sheet.dataset.message });
    return;
  }
  const size = () => notifyParent({ heightPx: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(size).observe(document.body);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') notifyParent({ end: 'closed', message: '' });
  });
  document.querySelector('[aria-invalid], input:not([readonly], [type=hidden]), button').focus();
  // A second tap during the first submission would be a second payment.
  document.querySelector('form').addEventListener('submit', (event) => {
    if (sheet.dataset.sent) event.preventDefault();
    sheet.dataset.sent = 'yes';
  });
})();
