import { start } from './app/boot/start';
import './styles.css';

const root = document.getElementById('root');
// Runs in its own task, because evaluating the modules has already taken one.
if (root) setTimeout(() => void start(root));
