import { start } from './app/boot/start';
import './styles.css';

const root = document.getElementById('root');
// In a task of its own: to read the modules has taken one.
if (root) setTimeout(() => void start(root));
